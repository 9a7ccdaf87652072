import type { Request, Response } from 'express';
import type { Call, CallKind } from '../world/calls.ts';
import type { ApiFault } from '../world/faults.ts';
import type { Merchant, PaymentRecord } from '../world/model.ts';
import { authorize } from './authorization.ts';
import { errorAnswer, isKnownCode } from './errors.ts';
import type { Answer } from './errors.ts';
import { holdCall } from './held-calls.ts';
import type { Simulator } from '../simulator-context.ts';

const IDEMPOTENCY_DAYS = 15;

export interface Operation {
  kind: CallKind;
  /** What the call is about, for the call log and for faults that are scoped to an order. */
  subject: { orderId: string | null; paymentKey: string | null };
  /** Key under which two of these must not run at once, and what the second one is told. */
  exclusive?: { key: string; busy: Answer };
  /** Does the work. `changed` is the payment whose webhook is to be sent. */
  run: (merchant: Merchant, fault: ApiFault | null) => { answer: Answer; changed: PaymentRecord | null };
}

/** One call of the server API from the door to the answer; the order of the steps is the documentation. */
export async function serve(
  sim: Simulator,
  req: Request,
  res: Response,
  describe: (m: Merchant) => Operation,
  kind: CallKind,
) {
  const { world } = sim;
  const key = req.method === 'POST' ? (req.get('idempotency-key') ?? null) : null;
  const call = world.calls.started({
    at: sim.clock().toISOString(),
    kind,
    idempotencyKey: key,
    request: req.body ?? null,
  });
  const language = req.get('accept-language')?.toLowerCase().startsWith('en') ? 'en' : 'ko';
  const refuse = (code: string) => send(sim, res, call, asText(errorAnswer(code, language)));

  const authorized = authorize(world, req.get('authorization'));
  if ('error' in authorized) return refuse(authorized.error);
  const { merchant } = authorized;
  const operation = describe(merchant);
  world.calls.update(call, { clientKey: merchant.clientKey, ...operation.subject });

  const testCode = req.get('tosspayments-test-code');
  if (testCode !== undefined && merchant.secretKey.startsWith('test_'))
    return refuse(isKnownCode(testCode) ? testCode : 'INVALID_TEST_CODE');

  if (key !== null && key.length > 300) return refuse('INVALID_IDEMPOTENCY_KEY');
  const scope = key === null ? null : [key, merchant.secretKey, req.method, req.path].join('\n');
  if (scope !== null) {
    const replay = storedAnswer(sim, merchant, scope);
    if (replay) {
      world.calls.update(call, { replayed: true });
      return send(sim, res, call, replay);
    }
    if (world.runningScopes.has(scope)) return refuse('IDEMPOTENT_REQUEST_PROCESSING');
  }

  // Before the payment counts as busy: while a confirm runs, its time does not run out.
  sim.expireDue();
  const busyKey = operation.exclusive?.key;
  if (busyKey !== undefined && world.busy.has(busyKey)) {
    return send(sim, res, call, asText(operation.exclusive?.busy ?? errorAnswer('COMMON_ERROR')));
  }
  const fault = world.faults.take(kind, {
    clientKey: merchant.clientKey,
    orderId: operation.subject.orderId,
  });
  if (fault) world.calls.update(call, { fault: fault.effect });
  if (fault?.effect === 'reset' && fault.when === 'before') return cut(sim, res, call);

  if (scope !== null) world.runningScopes.add(scope);
  if (busyKey !== undefined) world.busy.add(busyKey);
  const before = fault && 'when' in fault && fault.when === 'before' ? fault : null;
  const after = fault && !before ? fault : null;
  let text: AnswerText;
  try {
    await pause(sim, call, before);
    if (before?.effect === 'error') {
      text = asText(errorOf(before));
    } else {
      const { answer, changed } = operation.run(merchant, fault);
      text = asText(language === 'en' ? inEnglish(answer) : answer);
      if (changed) await sim.announce(changed);
    }
    remember(sim, merchant, scope, after?.effect === 'error' ? asText(errorOf(after)) : text);
  } finally {
    if (scope !== null) world.runningScopes.delete(scope);
    if (busyKey !== undefined) world.busy.delete(busyKey);
  }
  world.calls.update(call, { status: text.status, code: text.code });
  await pause(sim, call, after);
  if (after?.effect === 'reset') return cut(sim, res, call);
  if (after?.effect === 'error') return send(sim, res, call, asText(errorOf(after)));
  if (after?.effect === 'wrong-body') return send(sim, res, call, { ...text, text: after.body });
  if (after?.effect === 'alter' && text.status === 200) {
    return send(sim, res, call, asText({ status: 200, body: { ...JSON.parse(text.text), ...after.fields } }));
  }
  return send(sim, res, call, text);
}

interface AnswerText {
  status: number;
  text: string;
  code: string | null;
}

function asText({ status, body }: Answer): AnswerText {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null;
  return { status, text: JSON.stringify(body), code: status === 200 ? null : code };
}

function inEnglish(answer: Answer): Answer {
  const { code } = asText(answer);
  return code === null ? answer : errorAnswer(code, 'en');
}

const errorOf = (fault: { status: number; code: string; message: string }): Answer => ({
  status: fault.status,
  body: { code: fault.code, message: fault.message },
});

async function pause(sim: Simulator, call: Call, fault: ApiFault | null): Promise<void> {
  if (fault?.effect === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));
  if (fault?.effect === 'hold') await holdCall(sim, call);
}

function storedAnswer(sim: Simulator, merchant: Merchant, scope: string): AnswerText | null {
  const stored = sim.world.answers.get(scope);
  if (!stored) return null;
  const ageMs = sim.world.now(merchant).getTime() - Date.parse(stored.firstUsedAt);
  if (ageMs > IDEMPOTENCY_DAYS * 86_400_000) {
    sim.world.answers.delete(scope);
    return null;
  }
  return { status: stored.status, text: stored.text, code: null };
}

function remember(sim: Simulator, merchant: Merchant, scope: string | null, answer: AnswerText): void {
  if (scope === null) return;
  if (answer.status >= 500 && !merchant.guesses.replayServerErrors) return;
  const firstUsedAt = sim.world.now(merchant).toISOString();
  sim.world.answers.set(scope, { scope, status: answer.status, text: answer.text, firstUsedAt });
}

function send(sim: Simulator, res: Response, call: Call, answer: AnswerText): void {
  sim.world.calls.update(call, { state: 'answered', status: answer.status, code: answer.code });
  sim.save();
  res
    .status(answer.status)
    .set('x-tosspayments-trace-id', `sim-${call.number}`)
    .type('application/json')
    .send(answer.text);
}

/** The caller sees a connection that broke; what was done stays done. */
function cut(sim: Simulator, res: Response, call: Call): void {
  sim.world.calls.update(call, { state: 'lost' });
  sim.save();
  res.socket?.destroy();
}
