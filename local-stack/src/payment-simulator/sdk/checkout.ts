import * as z from 'zod';
import { isOrderApproved, openPayment } from '../world/payments.ts';
import type { PaymentRecord } from '../world/model.ts';
import type { World } from '../world/world.ts';

const absoluteUrl = z.url({ protocol: /^https?$/ });

/** Parameters of `requestPayment('카드', …)`, each with the v1 code of its refusal. */
const fieldRules: [field: string, code: string, message: string, rule: z.ZodType][] = [
  ['amount', 'INVALID_PARAMETER', '결제 금액은 1원 이상의 정수여야 합니다.', z.int().positive()],
  [
    'orderId',
    'INVALID_ORDER_ID',
    '주문번호는 6~64자의 영문, 숫자, -, _, = 여야 합니다.',
    z.string().regex(/^[A-Za-z0-9\-_=]{6,64}$/),
  ],
  ['orderName', 'INVALID_ORDER_NAME', '주문명은 필수이며 100자 이하여야 합니다.', z.string().min(1).max(100)],
  ['successUrl', 'INVALID_SUCCESS_URL', '성공 주소는 도메인을 포함한 전체 주소여야 합니다.', absoluteUrl],
  ['failUrl', 'INVALID_URL', '실패 주소는 도메인을 포함한 전체 주소여야 합니다.', absoluteUrl],
  ['customerName', 'INVALID_PARAMETER', '구매자명은 100자 이하여야 합니다.', z.string().max(100).nullish()],
  ['customerEmail', 'INVALID_EMAIL', '이메일 형식이 올바르지 않습니다.', z.email().max(100).nullish()],
  [
    'windowTarget',
    'INVALID_PARAMETER',
    '결제창 위치는 iframe 또는 self입니다.',
    z.enum(['iframe', 'self']).optional(),
  ],
  [
    'flowMode',
    'INVALID_FLOW_MODE_PARAMETERS',
    '결제창 모드가 올바르지 않습니다.',
    z.enum(['DEFAULT', 'DIRECT']).optional(),
  ],
  [
    'metadata',
    'INVALID_PARAMETER',
    '메타데이터는 5쌍까지의 문자열입니다.',
    z.record(z.string().max(40), z.string().max(2000)).nullish(),
  ],
];

const otherFields = [
  ...['taxFreeAmount', 'cultureExpense', 'cardCompany', 'cardInstallmentPlan', 'maxCardInstallmentPlan'],
  ...['freeInstallmentPlans', 'useCardPoint', 'useAppCardOnly', 'useInternationalCardOnly', 'currency'],
  ...['easyPay', 'language', 'appScheme'],
];

const requestSchema = z.object({
  clientKey: z.string(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()),
});

const acceptedSchema = z.object({
  amount: z.int(),
  orderId: z.string(),
  orderName: z.string(),
  successUrl: z.string(),
  failUrl: z.string(),
  customerName: z
    .string()
    .nullish()
    .transform((name) => name ?? null),
  metadata: z
    .record(z.string(), z.string())
    .nullish()
    .transform((pairs) => pairs ?? null),
});

export type CheckoutAnswer = { payment: PaymentRecord } | { code: string; message: string };

/** Opens a card payment for the browser, or says with a v1 code why not. */
export function checkout(world: World, body: unknown): CheckoutAnswer {
  const request = requestSchema.safeParse(body);
  if (!request.success) return { code: 'INVALID_PARAMETER', message: '결제 요청 형식이 올바르지 않습니다.' };
  const { clientKey, method, params } = request.data;
  const merchant = world.merchants.get(clientKey);
  if (!merchant) return { code: 'INVALID_CLIENT_KEY', message: '잘못된 클라이언트 키입니다.' };
  if (!['카드', 'CARD'].includes(method))
    return { code: 'NOT_SUPPORTED_METHOD', message: '시뮬레이터는 카드 결제만 지원합니다.' };

  const broken = fieldRules.find(([field, , , rule]) => !rule.safeParse(params[field]).success);
  if (broken) return { code: broken[1], message: broken[2] };
  const known = [...fieldRules.map(([field]) => field), ...otherFields];
  const unknown = Object.keys(params).find((field) => !known.includes(field));
  if (unknown !== undefined)
    return { code: 'INVALID_PARAMETER', message: `알 수 없는 항목입니다: ${unknown}` };
  if (
    params['flowMode'] === 'DIRECT' &&
    params['cardCompany'] === undefined &&
    params['easyPay'] === undefined
  )
    return {
      code: 'INVALID_FLOW_MODE_PARAMETERS',
      message: 'DIRECT에는 cardCompany 또는 easyPay가 필요합니다.',
    };

  const accepted = acceptedSchema.parse(params);
  if (isOrderApproved(world, merchant, accepted.orderId))
    return { code: 'DUPLICATED_ORDER_ID', message: '이미 승인 및 취소가 진행된 중복된 주문번호입니다.' };
  return { payment: openPayment(world, merchant, accepted) };
}
