import type { PayloadRequest } from 'payload';
import { verdict, type Problem } from '../language/problem.ts';
import { priceBandsProblem, type TypedBand, type TypedHours } from '../validation/price-bands.ts';
import { hoursAndPricesAt } from './hours-and-prices.ts';

/** Booking rules or a branch, as they are typed in a form or stored. */
interface TypedRules {
  openingHours?: TypedHours | null;
  priceBands?: TypedBand[] | null;
  slotMinutes?: number | null;
}

interface Checked {
  data: unknown;
  req: PayloadRequest;
}

const stated = ({ openingHours, priceBands }: TypedRules) => ({
  openingHours: openingHours?.opensAt || openingHours?.closesAt ? openingHours : null,
  priceBands: priceBands ?? [],
});

function problemAt(branch: TypedRules, house: TypedRules): Problem {
  const { openingHours = null, priceBands } = hoursAndPricesAt<TypedHours | null, TypedBand>(
    stated(branch),
    stated(house),
  );
  return priceBandsProblem(priceBands, openingHours ?? {}, house.slotMinutes);
}

/** Prices of a branch, its own or the house's, fit its hours, its own or the house's. */
export async function branchPricesFit(_: unknown, { data, req }: Checked): Promise<true | string> {
  const branch = data as TypedRules;
  const house = await req.payload.findGlobal({ slug: 'booking-rules', depth: 0, req });
  const problem = problemAt(branch, house);
  if (!problem || stated(branch).priceBands.length > 0) return verdict(problem, { req });
  return verdict(
    {
      en: `Here the prices of Booking rules hold, and they do not fit the hours of this branch. ${problem.en} Or write prices for this branch alone.`,
      ko: `이 지점에는 ‘예약 규칙’의 요금이 적용되는데, 지점의 영업시간과 맞지 않습니다. ${problem.ko} 이 지점만의 요금을 써도 됩니다.`,
    },
    { req },
  );
}

/** Prices of the house fit its hours, and those of every branch that sells by a part of its rules. */
export async function housePricesFit(_: unknown, { data, req }: Checked): Promise<true | string> {
  const house = data as TypedRules;
  const own = priceBandsProblem(house.priceBands, house.openingHours ?? {}, house.slotMinutes);
  if (own) return verdict(own, { req });
  const { docs } = await req.payload.find({
    collection: 'branches',
    where: { _status: { equals: 'published' } },
    sort: '_order',
    depth: 0,
    pagination: false,
    req,
  });
  for (const branch of docs) {
    const problem = problemAt(branch, house);
    if (!problem) continue;
    const { name } = branch;
    return verdict(
      {
        en: `The branch "${name}" could not sell by these rules. ${problem.en} Or give the branch hours and prices of its own first.`,
        ko: `이 규칙으로는 “${name}” 지점에서 예약을 받을 수 없습니다. ${problem.ko} 또는 먼저 그 지점의 영업시간과 요금을 따로 써 주세요.`,
      },
      { req },
    );
  }
  return true;
}
