import type { Matter } from 'shared/attention/attention.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { deliveryReason } from '../mails/delivery-reason.ts';
import { refundFailure } from '../refunds/refund-failures.ts';
import type { MatterText } from './matter-text.ts';

export function ko(matter: Matter): MatterText {
  const { kind, since, name, amountWon, reason, emailSubject, day, count } = matter;
  const who = name === null ? '고객' : `${name} 님`;
  const amount = amountWon === null ? '금액' : formatWon(amountWon);
  const when = dateTimeKst(new Date(since));
  const from = reason ?? '알 수 없는 브라우저';
  const date = day === null ? '하루' : longDateIn('ko')(day);
  const addOn = `‘${reason ?? '추가 서비스'}’`;
  const mail = `‘${emailSubject ?? ''}’ 메일`;
  const why = reason ? `${deliveryReason(reason, 'ko')}. ` : '';
  const refundWhy = refundFailure(reason, 'ko');
  switch (kind) {
    case 'payment-unclear':
      return {
        what: `${when}부터 ${who}의 ${amount} 결제가 되었는지 결제사가 알려 주지 않고 있습니다.`,
        advice:
          '계속 확인하고 있으며 시간은 그대로 확보되어 있습니다. 결과가 나올 때까지 다른 방법으로 결제를 받지 마세요.',
      };
    case 'refund-stuck':
      return {
        what: `${who}의 ${amount} 환불이 ${when}부터 끝나지 않고 있습니다.`,
        advice: `계속 다시 시도하며, 두 번 환불되지는 않습니다. ${refundWhy}`.trim(),
      };
    case 'refund-failed':
      return {
        what: `${who}의 ${amount} 환불이 실패했습니다.`,
        advice: `${refundWhy} 예약을 열고 ‘환불’에서 다시 결정해 주세요.`.trim(),
      };
    case 'refund-due':
      return {
        what: `${who}의 예약이 ${when}에 취소되었지만 결제 금액 가운데 ${amount}이 아직 환불되지 않았습니다.`,
        advice:
          '예약을 열고 ‘환불’을 누르면 규정에 따른 금액이 표시됩니다. 환불할 금액이 없으면 처리 완료로 기록해 주세요.',
      };
    case 'counter-refund-due':
      return {
        what: `${who}의 예약이 ${when}에 취소되었고, 현장에서 받은 ${amount}을 아직 돌려주지 않았습니다.`,
        advice:
          '카운터에서 돌려준 뒤 예약을 열고 ‘현장 환불 완료’를 눌러 주세요. 돌려줄 금액이 없으면 처리 완료로 기록해 주세요.',
      };
    case 'ledger-differs':
      return {
        what: `${date}: 결제사 내역과 ${count}건이 다릅니다.`,
        advice: '결제 대조를 열면 건마다 할 일이 나옵니다.',
      };
    case 'ledger-late':
      return {
        what:
          count === 1
            ? `${date}: 결제사 내역과 아직 대조하지 못했습니다.`
            : `${date}부터 ${count}일 동안 결제사 내역과 대조하지 못했습니다.`,
        advice:
          '10분마다 다시 시도합니다. 결제 대조를 열면 지금 바로 대조하고, 왜 안 되는지도 확인할 수 있습니다.',
      };
    case 'reports-differed':
      return {
        what:
          count === 1
            ? `${date}: 매일 하는 점검에서 보고서가 예약 내역과 달랐습니다.`
            : `매일 하는 점검에서 ${date}를 비롯해 ${count}일의 보고서가 예약 내역과 달랐습니다.`,
        advice: '다시 집계해 지금은 일치합니다. 또 나타나면 서비스 운영 담당자에게 알려 주세요.',
      };
    case 'mail-failed':
      // Without a booking it is about a sign-in, to the account's owner, or about a franchise enquiry, to the cafe itself.
      if (matter.bookingId === null && name !== null)
        return {
          what: `${who}에게 보낸 ${mail}을 전달하지 못했습니다.`,
          advice: `${why}‘계정 관리’에서 주소를 확인해 주세요. 계정에 관한 경고가 그 주소로 갑니다.`,
        };
      if (matter.bookingId === null)
        return {
          what: `매장 주소로 보낸 ${mail}을 전달하지 못했습니다.`,
          advice: `${why}문의는 ‘가맹 문의’에 그대로 있습니다. CMS에서 가맹 문의를 받는 주소를 확인하거나 메일을 다시 보내 주세요.`,
        };
      return {
        what: `${who}에게 보낸 ${mail}을 전달하지 못했습니다.`,
        advice: `${why}고객에게 전화해 주소를 확인하거나 메일을 다시 보내 주세요.`,
      };
    case 'mails-late':
      return {
        what: `메일 ${count}통이 ${when}부터 발송을 기다리고 있습니다.`,
        advice: `${why}메일 서버가 다시 받으면 자동으로 발송됩니다. 메일 서버 담당자에게 알려 주세요.`,
      };
    case 'confirmed-without-time':
      return {
        what: `${who}의 Klook 예약이 시간 없이 확정되어 확보된 시간이 없습니다.`,
        advice: `Klook에서 ${reason === null ? '예약' : `예약 ${reason}`} 내용을 확인한 뒤, 예약을 열고 날짜와 시간을 입력해 주세요. 그 전에는 다른 고객이 그 시간을 예약할 수 있습니다.`,
      };
    case 'not-paid':
      return {
        what: `${who}의 예약이 확정 상태이지만 ${amount}이 결제되지 않았거나 모두 환불되었습니다.`,
        advice:
          '예약을 열면 이력에서 누가 상태를 바꿨는지 확인할 수 있습니다. 예약을 취소하거나, 무료로 제공한 것이면 처리 완료로 표시해 주세요.',
      };
    case 'delivery-late':
      return {
        what: `${who}에게 ${date}까지 드리기로 한 ${addOn} 전달이 ${count}일 늦었습니다.`,
        advice:
          '전달한 뒤 예약을 열고 ‘전달 완료’를 눌러 주세요. 그때까지 손님 페이지에는 늦었다고 나옵니다.',
      };
    case 'delivery-due':
      return {
        what: `${who}에게 ${date}까지 ${addOn} 전달을 마쳐야 합니다.`,
        advice: '전달한 뒤 예약을 열고 ‘전달 완료’를 눌러 주세요.',
      };
    case 'new-browser':
      return {
        what:
          count === 1
            ? `새 브라우저에서 ${name ?? '알 수 없는'} 계정으로 로그인했습니다: ${from}, ${when}.`
            : `하루 동안 새 브라우저 ${count}개에서 ${name ?? '알 수 없는'} 계정으로 로그인했습니다. 마지막: ${from}, ${when}.`,
        advice:
          '본인이 맞는지 물어봐 주세요. 아니라면 ‘계정 관리’에서 비밀번호를 재설정하고 작업 기록을 확인해 주세요. 재설정하면 모든 브라우저에서 로그아웃됩니다.',
      };
    case 'failed-sign-ins':
      return {
        what: `15분 동안 ${name ?? '알 수 없는'} 계정 로그인이 ${count}번 실패했습니다. 마지막: ${from}, ${when}.`,
        advice:
          '아무도 로그인하지 못했고 더 이상의 시도는 제한됩니다. 본인이 맞는지 물어봐 주세요. 아니라면 누군가 비밀번호를 알고 있을 수 있으니 바꾸게 해 주세요.',
      };
    default:
      return kind satisfies never;
  }
}
