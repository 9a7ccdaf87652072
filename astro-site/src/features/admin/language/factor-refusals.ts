import { secondFactorWords } from 'shared/auth/second-factor/second-factor-words.ts';

type Said = keyof typeof secondFactorWords;
type Named<Name extends string> = `factor:${Name}`;

const inKorean: Record<Said, string> = {
  code: '코드가 올바르지 않거나 이미 쓴 코드입니다. 지금 앱에 보이는 코드를 입력해 주세요.',
  recoveryCode: '복구 코드가 올바르지 않거나 이미 쓴 코드입니다. 목록의 다른 코드를 입력해 주세요.',
  passkey: '패스키를 확인하지 못했습니다. 다시 시도하거나 다른 방법을 써 주세요.',
  answer: '앱의 코드나 복구 코드를 입력하거나 패스키를 써 주세요.',
  ended: '로그인 시간이 지났거나 이미 쓴 로그인입니다. 비밀번호부터 다시 입력해 주세요.',
  setupEnded: '시간이 지났거나 다른 곳에서 다시 시작했습니다. 처음부터 다시 해 주세요.',
  appSetUp: '인증 앱이 이미 등록되어 있습니다. 먼저 삭제해 주세요.',
  passkeyName: '패스키 이름을 60자 이하로 정해 주세요.',
  passkeyKnown: '이미 등록된 패스키입니다.',
  passkeysFull: '패스키는 10개까지 등록할 수 있습니다. 먼저 하나를 삭제해 주세요.',
  unknown: '이미 없는 항목입니다. 목록을 다시 확인해 주세요.',
  noFactor: '복구 코드는 2단계 인증을 대신합니다. 먼저 2단계 인증을 등록해 주세요.',
  required:
    '환불하거나 웹사이트를 편집하는 계정은 2단계 인증이 필요합니다. 먼저 ‘내 계정’에서 등록해 주세요.',
  ruleNeedsOwn:
    '본인 계정에 2단계 인증이 없어 지금 켜면 본인도 들어올 수 없습니다. 먼저 ‘내 계정’에서 등록해 주세요.',
  ruleBySuperAdmin: '이 설정은 슈퍼 관리자만 바꿀 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  resetBySuperAdmin:
    '다른 사람의 2단계 인증은 슈퍼 관리자만 해제할 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  ownReset: '지금 로그인한 계정입니다. ‘내 계정’에서 바꿔 주세요.',
};

/** Names apart from those of the sentences about accounts. */
const named = (words: Record<Said, string>) =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [`factor:${name}`, text])) as Record<
    Named<Said>,
    string
  >;

/** What the service says in English about second factors, and the same in Korean. */
export const factorsSaid = named(secondFactorWords);
export const factorsInKorean = named(inKorean);
