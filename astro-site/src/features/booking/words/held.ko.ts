import type { held as en } from './held.en.ts';

export const held: typeof en = {
  notice: (time) => `${time}까지 자리를 잡아 두었어요. 결제를 이어서 하거나, 변경하거나, 취소할 수 있어요`,
  session: (date, times) => `${date} ${times.join(', ')} KST`,
  booking: (id) => `예약 #${id}`,
  continue: '결제 이어서 하기',
  change: '변경하기',
  letGo: '자리 취소하기',
  lettingGo: '잠시만요...',
  free: '자리를 취소했어요. 이 시간은 다시 예약하실 수 있어요.',
  ended: '결제 가능 시간이 지나 더 이상 자리를 잡아 두지 않아요. 청구된 금액은 없어요.',
  noAnswer: '예약 서버에 연결하지 못해 자리는 아직 잡혀 있어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  changing: (time) =>
    `${time}까지는 지금 잡아 둔 자리가 그대로 유지돼요. 새로 예약하기 전에는 취소되지 않아요.`,
  endedWhileChanging:
    '결제 가능 시간이 지나 다른 분이 이 자리를 예약할 수 있어요. 입력하신 내용은 그대로 있으니, 시간이 비어 있으면 다시 예약하실 수 있어요.',
  own: '내가 잡아 둔 자리',
  ownLegend: (times) => `${times.join(', ')} 자리를 잡아 두었어요.`,
  stillYours: (time) => `${time} KST 자리는 그대로 잡아 두었어요.`,
  offered: (time, until) => `${time} KST 자리를 ${until}까지 잡아 두었어요. 그 전에 예약을 마쳐 주세요.`,
  offerEnded: (time) =>
    `${time} KST 자리를 더 이상 잡아 두지 않아요. 아직 비어 있으면 다른 시간처럼 예약하실 수 있어요.`,
  left: (clock) => `${clock} 남음`,
};
