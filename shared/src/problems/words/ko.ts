import type { FieldWords } from './en.ts';

export const words: FieldWords = {
  'name-missing': '이름을 입력해 주세요',
  'name-with-link': '링크나 이메일 주소 없이 이름만 적고, 마침표 뒤는 한 칸 띄어 주세요',
  'email-wrong': '올바른 이메일 주소를 입력해 주세요',
  'phone-missing': '전화번호를 입력해 주세요',
  'phone-wrong': '국가 번호까지 포함해 전화번호를 입력해 주세요. 예: +82 10 1234 5678',
  'cafe-missing': '지점을 골라 주세요',
  'drink-missing': '음료를 선택해 주세요',
  'temperature-missing': '따뜻하게 또는 차갑게를 선택해 주세요',
  'track-wrong': '올바른 유튜브 주소를 입력해 주세요',
  'track-not-one-video':
    '동영상 하나로 연결되는 링크가 아니에요. 유튜브에서 곡을 열고 ‘공유’를 눌러 복사한 링크를 붙여 넣어 주세요',
  'date-missing': '날짜를 선택해 주세요',
  'time-missing': '시간을 선택해 주세요',
  'klook-id-missing': '클룩 예약 번호를 입력해 주세요',
  'klook-date-missing': '클룩 예약 날짜를 입력하거나, 날짜와 시간을 모두 비워 두세요',
  'klook-date-passed': '이미 지난 날짜예요. 클룩 예약 날짜를 확인하거나 비워 두세요',
  'klook-time-wrong': '클룩 예약 시간을 입력하거나 비워 두세요',
  'address-missing': ({ addOns }) => `배송지를 입력해 주세요: ${addOns.join(', ')}`,
  'lp-address-missing': 'LP를 받으실 배송지를 입력해 주세요',
  'add-ons-wrong': '추가 서비스는 화면의 목록에서 한 번씩만 골라 주세요',
  'text-too-long': ({ maximum }) => `${maximum}자 이내로 적어 주세요`,
  'control-characters': '줄바꿈과 보이지 않는 문자는 빼 주세요',
  'control-characters-in-lines': '보이지 않는 문자는 빼 주세요. 줄바꿈은 괜찮아요',
};
