import { dateTimeKst } from 'shared/time/display.ts';
import { cancelledByVisitor } from 'shared/refunds/automatic-reasons.ts';
import type { RefundReason } from 'shared/refunds/refund-reason.ts';
import type { RefundQuoteView, RefundView } from 'shared/refunds/refunds.ts';
import type { AdminLanguage } from '../language/language.ts';

type Line = RefundQuoteView['lines'][number];

/** What was bought, as it was sold. */
export function lineName(
  { item, name }: Line,
  language: AdminLanguage,
  addOnName: (sold: { id: number; name: string }) => string,
): string {
  if (item !== 'session') return addOnName({ id: item, name });
  return language === 'en' ? name : '녹음 이용료';
}

/** The rule that applies to it. */
export const lineRule = ({ why, rule }: Line, language: AdminLanguage): string =>
  language === 'en' ? rule : ruleInKorean(why);

function ruleInKorean(why: RefundReason): string {
  switch (why.kind) {
    case 'not-honoured':
      return '녹음을 진행해 드리지 못함: 전액';
    case 'no-show':
      return `노쇼: ${why.percent}%`;
    case 'no-time':
      return '기준이 되는 녹음 시간이 없음';
    case 'session-begun':
      return '녹음이 시작됨: 환불 없음';
    case 'too-late':
      return '녹음 시간이 너무 가까움: 환불 없음';
    case 'tier':
      return `${tierInKorean(why)}: ${why.percent}%`;
    case 'add-on-limit':
      return `녹음 후 ${why.hours}시간까지 (${dateTimeKst(new Date(why.until))}): ${why.isOver ? '지남' : '전액'}`;
    case 'until-session':
      return '별도 기한 없음: 녹음 시작 전까지 전액';
    case 'made-in-session':
      return '이미 시작된 녹음 중에 제작됨: 환불 없음';
    default:
      return why satisfies never;
  }
}

function tierInKorean({ hoursBefore, belowHours }: Extract<RefundReason, { kind: 'tier' }>): string {
  if (hoursBefore > 0) return `녹음 ${hoursBefore}시간 이상 전`;
  return belowHours === null ? '녹음 시작 전' : `녹음까지 ${belowHours}시간 미만`;
}

/** Who is no account of ours, and the reason that the service gives where a visitor has cancelled. */
const inKorean: Record<string, string> = {
  visitor: '고객',
  system: '자동 처리',
  [cancelledByVisitor]: '고객이 취소',
};

/** Who asked for a refund, and why: names and what staff have typed stand as they are. */
export function asked(
  { requestedBy, reason }: Pick<RefundView, 'requestedBy' | 'reason'>,
  language: AdminLanguage,
): { requestedBy: string; reason: string } {
  if (language === 'en') return { requestedBy, reason };
  return { requestedBy: inKorean[requestedBy] ?? requestedBy, reason: inKorean[reason] ?? reason };
}
