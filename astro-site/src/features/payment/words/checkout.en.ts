import { plural } from 'shared/languages/plural.en.ts';

/** `/payment`, and what keeps it from being paid; `party` where several people sing in a row. */
export const checkout = {
  start: {
    title: 'Pay for your session',
    heading: (party: boolean) => ({
      text: party ? 'Pay for your sessions' : 'Pay for your session',
      accent: '결제하기',
    }),
    lead: (time: string, party: boolean) => ({
      text: party
        ? `Your times are kept until ${time}, not booked yet. Pay by then to make them yours.`
        : `Your time is kept until ${time}, not booked yet. Pay by then to make it yours.`,
      accent: `${time}까지 시간을 잡아 두었어요. 아직 예약 확정 전이니 그때까지 결제해 주세요.`,
    }),
    pay: 'Pay by card',
    payAgain: 'Pay by card again',
    preparing: 'Preparing...',
    opening: 'Opening the card window...',
    back: 'Back',
    backHint: (party: boolean) =>
      party ? 'Going back frees all your times for others.' : 'Going back frees your time for others.',
    checkAgain: 'Check again',
    inProgressHeading: { text: 'Another payment is being checked', accent: '다른 결제를 확인하고 있어요' },
    windowClosed: (party: boolean) => ({
      text: `You closed the card window. Nothing was charged and your ${party ? 'times are' : 'time is'} still held: pay whenever you are ready.`,
      accent:
        '결제창을 닫으셨어요. 결제된 금액은 없고 예약 시간은 그대로 있으니, 준비되시면 다시 결제해 주세요.',
    }),
  },
  hold: {
    until: (time: string) => `Held for you until ${time}`,
    left: (clock: string) => `${clock} left`,
    announce: (minutes: number) =>
      `${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })} left to pay`,
    ended: (party: boolean) => ({
      text: `The time to pay has run out, so your ${party ? 'times may go to others' : 'time may go to somebody else'}. Nothing was charged on this page. Please book again.`,
      accent: '결제 가능 시간이 지났어요. 이 화면에서 결제된 금액은 없으니 다시 예약해 주세요.',
    }),
  },
  errors: {
    notReady: {
      text: 'The payment system is not ready: this tab no longer knows which booking to pay for. If you have paid already, our e-mail says so; if not, please book again.',
      accent:
        '결제 시스템이 준비되지 않았어요. 이 창에서 결제할 예약을 찾을 수 없어요. 이미 결제하셨다면 이메일을 확인해 주시고, 아니라면 다시 예약해 주세요.',
    },
    windowNotLoaded: {
      text: 'The payment system is not ready: the card window could not be loaded. Check your connection, switch off ad blockers for this page, and try again.',
      accent: '결제 시스템이 준비되지 않았어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    },
    initialisationFailed: {
      text: 'Payment initialisation failed.',
      accent: '결제를 시작하지 못했어요.',
    },
    occurred: {
      text: 'A payment error occurred. Nothing was charged: please try again.',
      accent: '결제 중 오류가 발생했어요. 결제된 금액은 없으니 다시 시도해 주세요.',
    },
    invalidRequest: {
      text: 'This is an invalid payment request: the price is missing or does not belong to your booking. Please book again.',
      accent: '잘못된 결제 요청이에요. 다시 예약해 주세요.',
    },
    invalidInformation: {
      text: 'The payment information is invalid, so there is nothing to confirm. If you have just paid, please write to us and we will look it up.',
      accent: '결제 정보가 올바르지 않아요. 방금 결제하셨다면 고객센터로 알려 주세요.',
    },
  },
};
