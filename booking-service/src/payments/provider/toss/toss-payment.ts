import * as z from 'zod';
import type { ProviderCode, ProviderPayment, ProviderSettlement, ProviderTransaction } from '../provider.ts';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/**
 * The Payment object, cut to what we act on. Fields and values appear unannounced, so
 * unknown ones pass and only what we need must be there.
 */
const tossPaymentSchema = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1),
  status: z.string(),
  method: z.string().nullish(),
  currency: z.string(),
  totalAmount: z.int().nonnegative(),
  balanceAmount: z.int().nonnegative(),
  approvedAt: instant.nullish(),
  lastTransactionKey: z.string().nullish(),
  secret: z.string().nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
  failure: z.object({ code: z.string().brand<'ProviderCode'>() }).nullish(),
  cancels: z
    .array(
      z.object({
        transactionKey: z.string(),
        cancelAmount: z.int(),
        cancelReason: z.string().nullish(),
        canceledAt: instant.nullish(),
      }),
    )
    .nullish(),
});

/** The payment in an answer's body, or null when it is none that we can read. */
export function readTossPayment(body: unknown): ProviderPayment | null {
  const { data } = tossPaymentSchema.safeParse(body);
  if (!data) return null;
  return {
    paymentKey: data.paymentKey,
    orderId: data.orderId,
    status: data.status,
    method: data.method ?? null,
    currency: data.currency,
    totalWon: data.totalAmount,
    balanceWon: data.balanceAmount,
    approvedAt: data.approvedAt ?? null,
    receiptUrl: data.receipt?.url ?? null,
    lastTransactionKey: data.lastTransactionKey ?? null,
    secret: data.secret ?? null,
    failureCode: data.failure?.code ?? null,
    cancels: (data.cancels ?? []).map((cancel) => ({
      transactionKey: cancel.transactionKey,
      amountWon: cancel.cancelAmount,
      reason: cancel.cancelReason ?? null,
      at: cancel.canceledAt ?? null,
    })),
  };
}

const tossErrorSchema = z.object({ code: z.string().min(1).max(100).brand<'ProviderCode'>() });

export function readTossErrorCode(body: unknown): ProviderCode | null {
  return tossErrorSchema.safeParse(body).data?.code ?? null;
}

const tossTransactionsSchema = z.array(
  z.object({
    transactionKey: z.string().min(1),
    paymentKey: z.string(),
    orderId: z.string(),
    amount: z.int(),
    transactionAt: instant,
  }),
);

const tossSettlementsSchema = z.array(
  z.object({
    transactionKey: z.string().min(1),
    soldDate: z.iso.date(),
    amount: z.int(),
    payOutAmount: z.int(),
  }),
);

/** A page of `/v1/settlements`, or null when it is none that we can read. */
export function readTossSettlements(body: unknown): ProviderSettlement[] | null {
  const { data } = tossSettlementsSchema.safeParse(body);
  return (
    data?.map(({ amount, payOutAmount, ...entry }) => ({
      ...entry,
      amountWon: amount,
      payOutWon: payOutAmount,
    })) ?? null
  );
}

/** A page of `/v1/transactions`, or null when it is none that we can read. */
export function readTossTransactions(body: unknown): ProviderTransaction[] | null {
  const { data } = tossTransactionsSchema.safeParse(body);
  return (
    data?.map(({ amount, transactionAt, ...entry }) => ({
      ...entry,
      amountWon: amount,
      at: transactionAt,
    })) ?? null
  );
}
