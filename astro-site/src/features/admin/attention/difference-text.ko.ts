import { formatWon } from 'shared/pricing/won.ts';
import type { LedgerDifference } from 'shared/refunds/refunds.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import type { MatterText } from './matter-text.ts';

export function ko({ kind, at, bookingId, ourWon, providerWon }: LedgerDifference): MatterText {
  const when = dateTimeKst(new Date(at));
  const about = bookingId === null ? '우리 예약에 없는 주문' : `예약 #${bookingId}`;
  const moved = (won: number) => `${formatWon(Math.abs(won))} ${won < 0 ? '환불' : '결제'}`;
  switch (kind) {
    case 'unknown-here':
      return {
        what: `${when}, ${about}: 결제사에는 ${moved(providerWon ?? 0)} 내역이 있지만 우리 기록에는 없습니다.`,
        advice:
          (providerWon ?? 0) < 0
            ? '결제사 관리 화면에서 주문을 찾아 누가 취소했는지 확인해 주세요. 그런 다음 이 날짜를 다시 대조해 주세요.'
            : '결제사 관리 화면에서 주문을 찾아 주세요. 고객이 다른 방법으로 결제했거나 아무도 모르는 주문이면 그 화면에서 취소해 주세요. 금액이 카드로 돌아갑니다.',
      };
    case 'unknown-there':
      return {
        what: `${when}, ${about}: 우리 기록에는 ${moved(ourWon ?? 0)} 내역이 있지만 결제사에는 없습니다.`,
        advice:
          (ourWon ?? 0) < 0
            ? '결제사 관리 화면에서 주문을 찾아 주세요. 환불이 거기에 없으면 고객이 돈을 받지 못한 것이니 그 화면에서 환불해 주세요.'
            : '결제사 관리 화면에서 주문을 찾아 주세요. 결제가 거기에 있으면 이 날짜를 다시 대조해 주세요. 없으면 고객이 결제하지 않은 것이니 녹음 전에 고객과 이야기해 주세요.',
      };
    case 'amount-differs':
      return {
        what: `${when}, ${about}: 금액이 서로 다릅니다.`,
        advice:
          '카드에서 실제로 결제되거나 환불된 금액은 결제사의 금액입니다. 예약을 열고 차액을 고객과 정리해 주세요.',
      };
    default:
      return kind satisfies never;
  }
}
