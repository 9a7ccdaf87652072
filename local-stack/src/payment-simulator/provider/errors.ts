/** Status, Korean and English text of an error code. */
type ErrorText = readonly [status: number, korean: string, english: string];

const declined = (status: number, korean: string, english: string): ErrorText => [status, korean, english];

/** Refusals of the card company and its limits: final, nothing charged. Offered in the card window. */
export const declineCodes = {
  REJECT_CARD_COMPANY: declined(
    403,
    '카드사에서 결제 승인을 거절했습니다.',
    'The card company refused the payment.',
  ),
  REJECT_CARD_PAYMENT: declined(
    403,
    '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
    'Over the limit, or too little balance.',
  ),
  INVALID_CARD_NUMBER: declined(400, '카드번호를 다시 확인해주세요.', 'Please check the card number.'),
  INVALID_CARD_EXPIRATION: declined(
    400,
    '카드 유효기간을 다시 확인해주세요.',
    'Please check the expiry date.',
  ),
  INVALID_STOPPED_CARD: declined(400, '정지된 카드입니다.', 'This card has been stopped.'),
  INVALID_CARD_LOST_OR_STOLEN: declined(
    400,
    '분실 혹은 도난 카드입니다.',
    'This card was reported lost or stolen.',
  ),
  INVALID_REJECT_CARD: declined(400, '카드 사용이 거절되었습니다.', 'The card was refused.'),
  EXCEED_MAX_DAILY_PAYMENT_COUNT: declined(
    400,
    '하루 결제 가능 횟수를 초과했습니다.',
    'Too many payments today.',
  ),
  EXCEED_MAX_PAYMENT_AMOUNT: declined(
    400,
    '하루 결제 가능 금액을 초과했습니다.',
    'Over the amount for one day.',
  ),
  EXCEED_MAX_AMOUNT: declined(400, '거래금액 한도를 초과했습니다.', 'Over the amount for one payment.'),
  EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT: declined(
    400,
    '당월 결제 가능 금액을 초과했습니다.',
    'Over the amount for this month.',
  ),
  NOT_ALLOWED_POINT_USE: declined(400, '카드 포인트를 사용할 수 없습니다.', 'Card points cannot be used.'),
  FDS_ERROR: declined(
    403,
    '위험거래가 감지되어 결제가 제한됩니다.',
    'The payment looks unusual and was stopped.',
  ),
  EXCEED_MAX_AUTH_COUNT: declined(
    403,
    '최대 인증 횟수를 초과했습니다.',
    'Too many attempts to authenticate.',
  ),
  INVALID_PASSWORD: declined(
    403,
    '결제 비밀번호가 일치하지 않습니다.',
    'The payment password does not match.',
  ),
  INVALID_CARD_COMPANY: declined(400, '유효하지 않은 카드사입니다.', 'This card company is not valid.'),
  CARD_PROCESSING_ERROR: declined(
    400,
    '카드사에서 오류가 발생했습니다.',
    'An error happened at the card company.',
  ),
} as const satisfies Record<string, ErrorText>;

const otherCodes = {
  ALREADY_PROCESSED_PAYMENT: [400, '이미 처리된 결제입니다.', 'This payment has been handled already.'],
  ALREADY_CANCELED_PAYMENT: [400, '이미 취소된 결제입니다.', 'This payment has been cancelled already.'],
  BELOW_MINIMUM_AMOUNT: [400, '결제 금액이 최소 금액보다 작습니다.', 'The amount is below the minimum.'],
  DUPLICATED_ORDER_ID: [400, '이미 승인된 주문번호입니다.', 'This order number has been approved already.'],
  INVALID_API_KEY: [
    400,
    '잘못된 시크릿 키 연동 정보입니다.',
    'Client and secret key do not belong together.',
  ],
  INVALID_IDEMPOTENCY_KEY: [
    400,
    '멱등키는 300자 이하여야 합니다.',
    'An idempotency key has at most 300 characters.',
  ],
  INVALID_REQUEST: [400, '잘못된 요청입니다.', 'The request is not valid.'],
  INVALID_TEST_CODE: [400, '유효하지 않은 테스트 코드입니다.', 'This test code is not known.'],
  NOT_MATCHES_REFUNDABLE_AMOUNT: [
    400,
    '환불 가능 금액이 일치하지 않습니다.',
    'The refundable amount does not match.',
  ],
  PROVIDER_ERROR: [400, '일시적인 오류가 발생했습니다.', 'A temporary error occurred.'],
  REFUND_REJECTED: [400, '환불이 거절되었습니다.', 'The refund was refused.'],
  UNAUTHORIZED_KEY: [401, '인증되지 않은 시크릿 키입니다.', 'This secret key is not known.'],
  FORBIDDEN_CONSECUTIVE_REQUEST: [
    403,
    '반복적인 요청은 허용되지 않습니다.',
    'Requests came too quickly in succession.',
  ],
  FORBIDDEN_REQUEST: [403, '허용되지 않은 요청입니다.', 'This request is not permitted.'],
  INCORRECT_BASIC_AUTH_FORMAT: [
    403,
    '시크릿 키 뒤에 콜론(:)이 필요합니다.',
    'A colon must follow the secret key.',
  ],
  NOT_CANCELABLE_AMOUNT: [403, '취소 할 수 없는 금액입니다.', 'This amount cannot be cancelled.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소 할 수 없는 결제입니다.', 'This payment cannot be cancelled.'],
  NOT_FOUND: [404, '존재하지 않는 주소입니다.', 'Nothing is here.'],
  NOT_FOUND_PAYMENT: [404, '존재하지 않는 결제입니다.', 'This payment does not exist.'],
  NOT_FOUND_PAYMENT_SESSION: [
    404,
    '결제 시간이 만료되어 진행 데이터가 없습니다.',
    'The payment session is over.',
  ],
  IDEMPOTENT_REQUEST_PROCESSING: [
    409,
    '이전 멱등 요청이 처리중입니다.',
    'The first request with this key is running.',
  ],
  FAILED_INTERNAL_SYSTEM_PROCESSING: [
    500,
    '내부 시스템 처리 작업이 실패했습니다.',
    'Internal processing failed.',
  ],
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: [
    500,
    '결제가 완료되지 않았습니다.',
    'The payment was not completed.',
  ],
  UNKNOWN_PAYMENT_ERROR: [500, '결제에 실패했습니다.', 'The payment failed.'],
  COMMON_ERROR: [500, '일시적인 오류가 발생했습니다.', 'A temporary error occurred.'],
  FAILED_REFUND_PROCESS: [
    500,
    '은행 응답시간 지연으로 환불에 실패했습니다.',
    'The institution took too long to refund.',
  ],
} as const satisfies Record<string, ErrorText>;

const errorTexts: Record<string, ErrorText> = { ...declineCodes, ...otherCodes };

/** What an endpoint decided: an HTTP status and a JSON body. */
export interface Answer {
  status: number;
  body: unknown;
}

export type ErrorCode = keyof typeof declineCodes | keyof typeof otherCodes;

export function isKnownCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTexts, code);
}

/** The error as the API answers it. `note` goes in front of the text, as in `[S008] …`. */
export function errorAnswer(code: string, language: 'ko' | 'en' = 'ko', note = ''): Answer {
  const [status, korean, english] = errorTexts[code] ?? [400, '결제에 실패했습니다.', 'The payment failed.'];
  return { status, body: { code, message: `${note}${language === 'en' ? english : korean}` } };
}

export function errorMessage(code: string): string {
  return errorTexts[code]?.[1] ?? '결제에 실패했습니다.';
}
