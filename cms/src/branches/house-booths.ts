import type { PayloadRequest } from 'payload';
import { FIRST_BRANCH } from 'shared/branches/first-branch.ts';
import { verdict, type Problem } from '../language/problem.ts';
import type { BookingRule } from '../generated/payload-types.ts';

type Booths = BookingRule['studios'];

/** The booths of a house that names no branches, as they are published. */
export async function houseBooths(req: PayloadRequest): Promise<Booths> {
  const { studios } = await req.payload.findGlobal({ slug: 'booking-rules', depth: 0, req });
  return studios ?? [];
}

/** The highest number that the house ever gave one of its booths, as far as its history goes. */
export async function highestHouseBooth(req: PayloadRequest): Promise<number> {
  const { docs } = await req.payload.findGlobalVersions({
    slug: 'booking-rules',
    depth: 0,
    pagination: false,
    req,
  });
  const versions = docs.map(({ version }) => version.studios ?? []);
  const numbers = [await houseBooths(req), ...versions].flat().map(({ studioId }) => Number(studioId) || 0);
  return Math.max(0, ...numbers);
}

/** At least one, each with a number that is nobody else's: what was sold is known by it. */
export async function validateHouseBooths(
  value: unknown,
  { req }: { req: PayloadRequest },
): Promise<true | string> {
  const booths = (Array.isArray(value) ? value : []) as Booths;
  return verdict(booths.length === 0 ? nothingToBook : await takenProblem(booths, req), { req });
}

const nothingToBook = {
  en: 'Add at least one studio: without one nothing can be booked.',
  ko: '스튜디오를 하나 이상 추가해 주세요. 없으면 아무것도 예약할 수 없습니다.',
};

async function takenProblem(booths: Booths, req: PayloadRequest): Promise<Problem> {
  const numbers = booths.map(({ studioId }) => studioId);
  const twice = numbers.find((number, index) => number && numbers.indexOf(number) !== index);
  if (twice)
    return {
      en: `Two studios have the number ${twice}. Give one of them a number that no studio had before.`,
      ko: `번호 ${twice}이(가) 두 스튜디오에 있습니다. 한쪽에 한 번도 쓰지 않은 번호를 주세요.`,
    };
  // What the house sold before it had branches is the first one's.
  const { docs } = await req.payload.find({
    collection: 'branches',
    where: { branchId: { not_equals: FIRST_BRANCH } },
    depth: 0,
    pagination: false,
    req,
  });
  for (const { name, studios } of docs) {
    const taken = studios?.find(({ studioId }) => studioId && numbers.includes(studioId));
    if (taken)
      return {
        en: `The number ${taken.studioId} is that of "${taken.name}" at the branch "${name}". Choose another.`,
        ko: `번호 ${taken.studioId}은(는) “${name}” 지점의 “${taken.name}” 번호입니다. 다른 번호를 골라 주세요.`,
      };
  }
  return null;
}
