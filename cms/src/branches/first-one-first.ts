import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { FIRST_BRANCH } from 'shared/branches/first-branch.ts';
import type { Branch } from '../generated/payload-types.ts';
import { refused } from '../language/refusal.ts';

/**
 * A branch that is published alone sells alone: the cafe that has been run until now is published before any other, and nothing
 * stops there by oversight. Afterwards it may be unpublished like any other.
 *
 * @throws APIError 400
 */
export const firstOneFirst: CollectionBeforeValidateHook<Branch> = async ({ data, req }) => {
  if (data?._status !== 'published' || data.branchId === FIRST_BRANCH) return data;
  const { docs } = await req.payload.find({
    collection: 'branches',
    where: { branchId: { equals: FIRST_BRANCH } },
    depth: 0,
    req,
  });
  const [first] = docs;
  if (first && first._status !== 'published' && !(await wasPublished(first, req)))
    throw refused(req, 400, publishFirst(first.name));
  return data;
};

async function wasPublished({ id }: Branch, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection: 'branches',
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    req,
  });
  return totalDocs > 0;
}

const publishFirst = (name: string) => ({
  en: `Publish "${name}" first. It is the cafe that you have run until now, and it would sell nothing any more.`,
  ko: `“${name}” 지점을 먼저 게시하세요. 지금까지 운영해 온 카페라서, 이대로 게시하면 그곳의 예약이 중단됩니다.`,
});
