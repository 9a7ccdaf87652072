import type { StaffLanguage } from 'shared/auth/staff-languages.ts';

const en = {
  heading: 'Set up a second factor',
  everybody:
    'Everybody who works here needs one beside the password: an authenticator app on a phone, or a passkey.',
  goOn: 'Go on to the CMS',
  app: {
    name: 'Authenticator app',
    add: 'Set up an app',
    scan: 'Scan this with an authenticator app, or type the key into it. Then type the code that it shows.',
    qr: 'QR code for the authenticator app',
    key: 'Key:',
    code: 'Code of the app',
    confirm: 'Confirm',
  },
  passkey: {
    one: 'Passkey',
    name: 'Name of the passkey',
    nameHint: 'So that you know it again: My phone, Desk at the cafe.',
    add: 'Add a passkey',
    notMade: 'No passkey was made. Try again, or choose another device.',
  },
  codes: {
    heading: 'Keep these recovery codes',
    text: 'Each lets you in once when your phone or key is lost. They are shown only now: print them, or put them into a password manager.',
    copy: 'Copy codes',
    copied: 'Copied.',
  },
};

const ko: typeof en = {
  heading: '2단계 인증 등록',
  everybody: '여기서 일하는 사람은 모두 비밀번호 말고도 휴대폰의 인증 앱이나 패스키가 하나 필요합니다.',
  goOn: 'CMS로 이동',
  app: {
    name: '인증 앱',
    add: '앱 등록',
    scan: '인증 앱으로 이 QR 코드를 찍거나 아래 키를 앱에 입력한 뒤, 앱에 보이는 코드를 입력해 주세요.',
    qr: '인증 앱에 등록할 QR 코드',
    key: '키:',
    code: '앱의 코드',
    confirm: '확인',
  },
  passkey: {
    one: '패스키',
    name: '패스키 이름',
    nameHint: '나중에 알아볼 수 있게 ‘내 휴대폰’이나 ‘카페 책상’처럼 정해 주세요.',
    add: '패스키 추가',
    notMade: '패스키를 만들지 못했습니다. 다시 시도하거나 다른 기기를 골라 주세요.',
  },
  codes: {
    heading: '복구 코드를 보관해 주세요',
    text: '휴대폰이나 보안 키를 잃어버렸을 때 코드 하나로 한 번씩 들어올 수 있습니다. 지금 한 번만 보여 드리니 인쇄하거나 비밀번호 관리 앱에 보관해 주세요.',
    copy: '코드 복사',
    copied: '복사했습니다.',
  },
};

/** Setting up a second factor. */
export const setUpTexts: Record<StaffLanguage, typeof en> = { en, ko };
