import type { PaymentRecord } from '../world/model.ts';
import { kstInstant } from './kst.ts';

/** The Payment object of API version 2022-11-16. */
export function paymentObject(payment: PaymentRecord, baseUrl: string): Record<string, unknown> {
  const approved = payment.approvedAt !== null;
  const vat = Math.round(payment.amount / 11);
  return {
    version: '2022-11-16',
    mId: 'simulator',
    type: 'NORMAL',
    paymentKey: payment.paymentKey,
    orderId: payment.orderId,
    orderName: payment.orderName,
    status: payment.status,
    method: payment.authenticatedAt === null ? null : '카드',
    currency: 'KRW',
    country: 'KR',
    totalAmount: payment.amount,
    balanceAmount: payment.balance,
    suppliedAmount: payment.amount - vat,
    vat,
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    requestedAt: kstInstant(payment.requestedAt),
    approvedAt: payment.approvedAt === null ? null : kstInstant(payment.approvedAt),
    useEscrow: false,
    cultureExpense: false,
    isPartialCancelable: true,
    lastTransactionKey: payment.lastTransactionKey,
    card: payment.authenticatedAt === null ? null : cardOf(payment),
    easyPay: null,
    virtualAccount: null,
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    cancels: payment.cancels.length === 0 ? null : payment.cancels.map(cancelEntry),
    discount: null,
    failure: payment.failure,
    cashReceipt: null,
    cashReceipts: null,
    // Whether a card payment carries a secret is not known: we guess that it does.
    secret: payment.secret,
    metadata: payment.metadata,
    receipt: approved ? { url: `${baseUrl}/receipt/${payment.paymentKey}` } : null,
    checkout: { url: `${baseUrl}/window/${payment.paymentKey}` },
  };
}

function cardOf(payment: PaymentRecord): Record<string, unknown> {
  return {
    amount: payment.amount,
    issuerCode: '41',
    acquirerCode: '41',
    number: '00000000****000*',
    installmentPlanMonths: 0,
    approveNo: '00000000',
    useCardPoint: false,
    cardType: '신용',
    ownerType: '개인',
    acquireStatus: payment.balance === 0 ? 'CANCELED' : 'READY',
    isInterestFree: false,
    interestPayer: null,
  };
}

function cancelEntry(cancel: PaymentRecord['cancels'][number]): Record<string, unknown> {
  return {
    ...cancel,
    canceledAt: kstInstant(cancel.canceledAt),
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    cardDiscountAmount: 0,
    transferDiscountAmount: 0,
    easyPayDiscountAmount: 0,
    receiptKey: null,
    cancelStatus: 'DONE',
    cancelRequestId: null,
  };
}
