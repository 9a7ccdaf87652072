import { exportKindNames } from '../parts/export-kind-names.ts';
import type { ExportTexts } from './export-messages.ts';

const number = (count: number) => count.toLocaleString('ko-KR');

export const ko: ExportTexts = {
  heading: '스프레드시트 파일로 저장',
  lead: '위에서 고른 기간의 내역입니다. 누가 무엇을 내보냈는지는 작업 기록에 남습니다.',
  kind: '내용',
  kinds: exportKindNames.ko,
  format: '형식',
  formats: { xlsx: '엑셀 파일', csv: '쉼표로 구분한 텍스트 파일' },
  save: '파일 저장',
  beginning: '행 수를 세는 중...',
  sending: (sent, all) => `${number(all)}행 중 ${number(sent)}행`,
  progress: '파일 전송 진행률',
  sent: (count) => `파일을 모두 보냈습니다. ${number(count)}행입니다.`,
  broken: '파일이 끝까지 전송되지 않았습니다. 받은 파일을 지우고 다시 저장해 주세요.',
  failed: '파일을 요청하지 못했습니다.',
};
