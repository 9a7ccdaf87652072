import { formatWon } from 'shared/pricing/won.ts';
import type { failure as failureEn } from './submit.en.ts';

export const failure: typeof failureEn = {
  title: '예약하지 못했어요',
  noId: '예약을 처리하는 중에 문제가 생겼어요.',
  fallback: '입력하신 내용을 확인하고 다시 시도해 주세요.',
  noAnswer:
    '예약 서버에 연결하지 못했어요. 입력하신 내용은 그대로 있으니, 인터넷 연결을 확인하고 버튼을 다시 눌러 주세요.',
  breakdown: '저희 쪽에 문제가 생겼어요. 입력하신 내용은 그대로 있으니, 잠시 후 버튼을 다시 눌러 주세요.',
  slotLost: (time, why) => `${time} KST: ${why} 시간표를 새로 불러왔어요.`,
  priceChanged: (won) =>
    `페이지를 여신 뒤에 가격이 바뀌었어요. 새 합계는 ${formatWon(won)}이에요. 괜찮으시면 버튼을 한 번 더 눌러 주세요.`,
  summary: (count, first) =>
    count === 1 ? `한 가지를 확인해 주세요: ${first}` : `${count}가지를 확인해 주세요. 첫 번째: ${first}`,
};
