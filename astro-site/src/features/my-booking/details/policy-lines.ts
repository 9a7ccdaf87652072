import type { OwnSinger } from 'shared/my-booking/my-booking.ts';
import type { Words } from '../words/use-words.ts';

type PolicyOfSinger = Pick<OwnSinger, 'cancelling' | 'moving' | 'startsAt' | 'sessionFeeWon'>;

/** What the policy gives for one session, a sentence each, with its moments on the calendar. */
export function policyLines(
  { money, moment }: Words,
  { cancelling, moving, startsAt, sessionFeeWon }: PolicyOfSinger,
  now: Date,
): string[] {
  const { policy } = money;
  const tiers = cancelling.tiers.filter(({ refundPercent }) => refundPercent > 0);
  const last = tiers.at(-1)?.until;
  const isAll = last !== undefined && startsAt !== null && Date.parse(last) >= Date.parse(startsAt);
  return [
    ...tiers.map(({ refundPercent, until }) =>
      refundPercent === 100
        ? policy.cancelFree(moment(until))
        : policy.cancelPart(refundPercent, moment(until)),
    ),
    ...(last !== undefined && !isAll ? [policy.cancelNothing(moment(last))] : []),
    ...(last === undefined && sessionFeeWon > 0 ? [policy.cancelOver] : []),
    ...cancelling.addOns.map(({ name, until }) => policy.addOn(name, moment(until))),
    policy.noShow(cancelling.noShowRefundPercent),
    movingLine({ money, moment }, moving, now),
  ];
}

function movingLine(
  { money, moment }: Pick<Words, 'money' | 'moment'>,
  { movesLeft, maxMoves, until }: OwnSinger['moving'],
  now: Date,
): string {
  const { policy } = money;
  if (movesLeft === 0) return policy.movesUsed(maxMoves);
  if (until === null) return policy.movesUsed(0);
  return now <= new Date(until) ? policy.move(movesLeft, moment(until)) : policy.moveOver(moment(until));
}
