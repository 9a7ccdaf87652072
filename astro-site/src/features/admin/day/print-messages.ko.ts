import type { PrintTexts } from './print-messages.ts';

export const ko: PrintTexts = {
  print: '인쇄',
  sheet: (page, of) => `${page}/${of}쪽`,
  printed: (when, by) => `${when} 인쇄, ${by}`,
  time: '시간',
  boxes: { arrived: '도착', 'drink-served': '음료', done: '완료' },
  free: '비어 있음',
  goesOn: '이어짐',
  noteBelow: '메모는 아래에',
  notes: '메모',
  moreNotes: (count) => `그 밖의 메모 ${count}개는 시간표에서 확인`,
  nothing: '이 날은 일정이 없습니다.',
};
