import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { FIRST_BRANCH } from 'shared/branches/first-branch.ts';
import type { Branch } from '../generated/payload-types.ts';
import { takeNumbers } from './take-numbers.ts';
import { highestHouseBooth, houseBooths } from './house-booths.ts';

interface Booth {
  id?: string | null;
  studioId?: number | null;
}

/**
 * Numbers of a branch and its booths, whatever a form sends: what was sold is known by them, so they stay, and new ones are
 * above all that were ever given.
 */
export const giveNumbers: CollectionBeforeValidateHook<Branch> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const branch = operation === 'update' ? originalDoc : undefined;
  const booths: Booth[] = data?.studios ?? [];
  const isFirst = !branch && (await isWithoutBranches(req));
  const kept = keptNumbers(booths, branch, await knownNumbers(branch, booths, isFirst, req));
  const count = { branch: branch?.branchId || isFirst ? 0 : 1, studio: booths.length - kept.size };
  const isGiven = branch?.branchId && count.studio === 0;
  const last = isGiven ? null : await take(count, req);
  return {
    ...data,
    branchId: branch?.branchId ?? (isFirst ? FIRST_BRANCH : last?.branch),
    studios: numbered(booths, kept, (last?.studio ?? 0) - count.studio + 1),
  };
};

const take = async (count: Parameters<typeof takeNumbers>[1], req: PayloadRequest) =>
  takeNumbers({ branch: FIRST_BRANCH, studio: await highestHouseBooth(req) }, count, req);

/** A house without branches is the first one itself, so its first branch goes on with what it sold, in its booths. */
export async function isWithoutBranches(req: PayloadRequest): Promise<boolean> {
  return (await req.payload.count({ collection: 'branches', req })).totalDocs === 0;
}

/** Numbers that booths of this branch may have: those that it ever had; those of the house for its first branch. */
async function knownNumbers(
  branch: Branch | undefined,
  booths: Booth[],
  isFirst: boolean,
  req: PayloadRequest,
): Promise<Set<unknown>> {
  const numbersOf = (rows: Booth[] | null | undefined) => (rows ?? []).map(({ studioId }) => studioId);
  if (!branch) return new Set(isFirst ? numbersOf(await houseBooths(req)) : []);
  const stored = new Set<unknown>(numbersOf(branch.studios));
  if (numbersOf(booths).every((number) => !number || stored.has(number))) return stored;
  // An older version is being restored.
  const { docs } = await req.payload.findVersions({
    collection: 'branches',
    where: { parent: { equals: branch.id } },
    depth: 0,
    pagination: false,
    req,
  });
  return new Set([...stored, ...docs.flatMap(({ version }) => numbersOf(version.studios))]);
}

/** Which booths keep which number: each number once, where a row was copied the one that had it before. */
function keptNumbers(booths: Booth[], branch: Branch | undefined, known: Set<unknown>): Map<Booth, number> {
  const stored = new Map(branch?.studios?.map(({ id, studioId }) => [id, studioId]));
  const isStored = ({ id }: Booth) => Boolean(id && stored.get(id));
  const kept = new Map<Booth, number>();
  const left = new Set(known);
  for (const booth of [...booths.filter(isStored), ...booths.filter((row) => !isStored(row))]) {
    const number = (booth.id && stored.get(booth.id)) || booth.studioId;
    if (number && left.delete(number)) kept.set(booth, number);
  }
  return kept;
}

function numbered(booths: Booth[], kept: Map<Booth, number>, firstNew: number): Branch['studios'] {
  let next = firstNew;
  return booths.map((booth) => ({ ...booth, studioId: kept.get(booth) ?? next++ })) as Branch['studios'];
}
