import { verdict, type Asked, type Problem } from '../language/problem.ts';

/** What staff typed so far. */
interface TypedTier {
  hoursBefore?: number | null;
  refundPercent?: number | null;
}

/** Refund tiers: the more time is left, the more comes back; the last tier reaches down to 0 hours. */
export const validateRefundTiers = (rows: unknown, asked?: Asked): true | string =>
  verdict(tiersProblem((Array.isArray(rows) ? rows : []) as TypedTier[]), asked);

function tiersProblem(tiers: TypedTier[]): Problem {
  if (tiers.length === 0)
    return {
      en: 'Add at least one refund step, for example 0 hours before: 0 percent.',
      ko: '환불 단계를 하나 이상 추가해 주세요. 예: 0시간 전, 0퍼센트',
    };
  for (const [index, tier] of tiers.entries()) {
    const next = tiers[index + 1];
    if (!next) break;
    const problem = orderProblem(tier, next);
    if (problem) return problem;
  }
  if (tiers.at(-1)?.hoursBefore === 0) return null;
  return {
    en: 'The last step must be 0 hours before, so that every cancellation has an answer.',
    ko: '마지막 단계는 0시간 전이어야 합니다. 그래야 언제 취소해도 환불 기준이 있습니다.',
  };
}

function orderProblem(tier: TypedTier, next: TypedTier): Problem {
  if (Number(next.hoursBefore) >= Number(tier.hoursBefore))
    return {
      en: `Put the steps in order, most hours first: ${next.hoursBefore} hours comes after ${tier.hoursBefore} hours.`,
      ko: `시간이 긴 단계부터 차례로 놓아 주세요. ${tier.hoursBefore}시간 다음에 ${next.hoursBefore}시간이 있습니다.`,
    };
  if (Number(next.refundPercent) <= Number(tier.refundPercent)) return null;
  return {
    en: `Cancelling later cannot give back more: ${next.hoursBefore} hours before returns ${next.refundPercent}%.`,
    ko: `늦게 취소할수록 더 많이 환불할 수는 없습니다. ${next.hoursBefore}시간 전에 ${next.refundPercent}%를 환불하게 되어 있습니다.`,
  };
}
