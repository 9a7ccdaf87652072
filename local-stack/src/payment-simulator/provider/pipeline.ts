import type { Request, Response } from 'express';
import type { Simulator } from './simulator-context.ts';
import type { Call, CallKind } from '../world/calls.ts';
import type { ApiFault } from '../world/faults.ts';
import type { Merchant, PaymentRecord } from '../world/model.ts';
import { asText, languageOf, translated } from './answer-text.ts';
import type { AnswerText, Language } from './answer-text.ts';
import { authorize } from './authorization.ts';
import { errorAnswer, isKnownCode } from './errors.ts';
import type { Answer } from './errors.ts';
import { holdCall } from './held-calls.ts';
import { idempotencyScope, storeAnswer, storedAnswer } from './idempotency.ts';

export interface Operation {
  /** What the call is about, for the call log and for faults that are scoped to an order. */
  subject: { orderId: string | null; paymentKey: string | null };
  /** Key under which two of these must not run at once, and what the second one is told. */
  exclusive?: { key: string; busy: Answer };
  /** Does the work. `changed` is the payment whose webhook is to be sent. */
  run: (fault: ApiFault | null) => { answer: Answer; changed: PaymentRecord | null };
}

interface Admitted {
  merchant: Merchant;
  operation: Operation;
  /** Idempotency scope; null without a key. */
  scope: string | null;
  language: Language;
}

const MAX_KEY_LENGTH = 300;

/** One call of the server API, from the request to the answer. */
export async function serve(
  sim: Simulator,
  req: Request,
  res: Response,
  kind: CallKind,
  describe: (merchant: Merchant) => Operation,
): Promise<void> {
  const idempotencyKey = req.method === 'POST' ? (req.get('idempotency-key') ?? null) : null;
  const at = sim.clock().toISOString();
  const call = sim.world.calls.started({ at, kind, idempotencyKey, request: req.body ?? null });
  const admitted = admit(sim, req, call, describe);
  if ('text' in admitted) return send(sim, res, call, admitted);

  const { merchant, operation } = admitted;
  const occasion = { clientKey: merchant.clientKey, orderId: operation.subject.orderId };
  const fault = sim.world.faults.take(kind, occasion);
  if (fault) sim.world.calls.update(call, { fault: fault.effect });
  const isBefore = fault !== null && 'when' in fault && fault.when === 'before';
  // It never got here: nothing runs and no key is used up.
  if (isBefore && fault.effect === 'reset') return cut(sim, res, call);
  const text = await work(sim, call, admitted, fault, isBefore);
  sim.world.calls.update(call, { status: text.status, code: text.code });
  return answer(sim, res, call, text, isBefore ? null : fault);
}

/** Who is calling and whether the work may begin; otherwise the answer. */
function admit(
  sim: Simulator,
  req: Request,
  call: Call,
  describe: (merchant: Merchant) => Operation,
): Admitted | AnswerText {
  const { world } = sim;
  const language = languageOf(req.get('accept-language'));
  const refuse = (code: string) => asText(errorAnswer(code, language));

  const authorized = authorize(world, req.get('authorization'));
  if ('error' in authorized) return refuse(authorized.error);
  const { merchant } = authorized;
  const operation = describe(merchant);
  world.calls.update(call, { clientKey: merchant.clientKey, ...operation.subject });

  const testCode = req.get('tosspayments-test-code');
  if (testCode !== undefined) return refuse(isKnownCode(testCode) ? testCode : 'INVALID_TEST_CODE');

  const { idempotencyKey } = call;
  if (idempotencyKey !== null && idempotencyKey.length > MAX_KEY_LENGTH)
    return refuse('INVALID_IDEMPOTENCY_KEY');
  const scope = idempotencyScope(idempotencyKey, merchant, req);
  const replay = scope === null ? null : storedAnswer(sim, merchant, scope);
  if (replay) {
    world.calls.update(call, { replayed: true });
    return replay;
  }
  if (scope !== null && world.runningScopes.has(scope)) return refuse('IDEMPOTENT_REQUEST_PROCESSING');
  if (operation.exclusive && world.busy.has(operation.exclusive.key)) return asText(operation.exclusive.busy);
  return { merchant, operation, scope, language };
}

/** Does the work, or what a fault does instead of it, and binds the answer to the idempotency key. */
async function work(
  sim: Simulator,
  call: Call,
  { merchant, operation, scope, language }: Admitted,
  fault: ApiFault | null,
  isBefore: boolean,
): Promise<AnswerText> {
  const { runningScopes, busy } = sim.world;
  // Before the payment counts as busy: while a confirm runs, its time does not run out.
  sim.expireDue();
  if (scope !== null) runningScopes.add(scope);
  if (operation.exclusive) busy.add(operation.exclusive.key);
  try {
    if (isBefore) await pause(sim, call, fault);
    const instead = isBefore && fault?.effect === 'error' ? errorOf(fault) : null;
    const { answer, changed } = instead ? { answer: instead, changed: null } : operation.run(fault);
    if (changed) await sim.announce(changed);
    const text = translated(answer, language);
    const isLostBehindError = !isBefore && fault?.effect === 'error';
    storeAnswer(sim, merchant, scope, isLostBehindError ? asText(errorOf(fault)) : text);
    return text;
  } finally {
    if (scope !== null) runningScopes.delete(scope);
    if (operation.exclusive) busy.delete(operation.exclusive.key);
  }
}

/** Answers what was decided, or what a fault makes of it on the way. */
async function answer(
  sim: Simulator,
  res: Response,
  call: Call,
  text: AnswerText,
  fault: ApiFault | null,
): Promise<void> {
  await pause(sim, call, fault);
  if (fault?.effect === 'reset') return cut(sim, res, call);
  if (fault?.effect === 'error') return send(sim, res, call, asText(errorOf(fault)));
  if (fault?.effect === 'wrong-body') return send(sim, res, call, { ...text, text: fault.body });
  if (fault?.effect === 'alter' && text.status === 200)
    return send(sim, res, call, {
      ...text,
      text: JSON.stringify({ ...JSON.parse(text.text), ...fault.fields }),
    });
  return send(sim, res, call, text);
}

const errorOf = (fault: { status: number; code: string; message: string }): Answer => ({
  status: fault.status,
  body: { code: fault.code, message: fault.message },
});

async function pause(sim: Simulator, call: Call, fault: ApiFault | null): Promise<void> {
  if (fault?.effect === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));
  if (fault?.effect === 'hold') await holdCall(sim, call);
}

function send(sim: Simulator, res: Response, call: Call, { status, code, text }: AnswerText): void {
  sim.world.calls.update(call, { state: 'answered', status, code });
  sim.save();
  const traceId = `sim-${call.number}`;
  res.status(status).set('x-tosspayments-trace-id', traceId).type('application/json').send(text);
}

/** The caller sees a connection that broke; what was done stays done. */
function cut(sim: Simulator, res: Response, call: Call): void {
  sim.world.calls.update(call, { state: 'lost' });
  sim.save();
  res.socket?.destroy();
}
