import type { Simulator } from './simulator-context.ts';
import type { Merchant } from '../world/model.ts';
import type { AnswerText } from './answer-text.ts';

const KEPT_DAYS = 15;

/** Key, API key, URL and method, but not the body. Null without a key. */
export function idempotencyScope(
  key: string | null,
  merchant: Merchant,
  { method, path }: { method: string; path: string },
): string | null {
  return key === null ? null : [key, merchant.secretKey, method, path].join('\n');
}

/** The first answer to this scope, refusals included, for 15 days. */
export function storedAnswer({ world }: Simulator, merchant: Merchant, scope: string): AnswerText | null {
  const stored = world.answers.get(scope);
  if (!stored) return null;
  const ageMs = world.now(merchant).getTime() - Date.parse(stored.firstUsedAt);
  if (ageMs > KEPT_DAYS * 86_400_000) {
    world.answers.delete(scope);
    return null;
  }
  return { status: stored.status, text: stored.text, code: stored.code };
}

/** Binds an answer to its scope. Whether a 5xx is bound is a guess, which each shop can turn round. */
export function storeAnswer(
  { world }: Simulator,
  merchant: Merchant,
  scope: string | null,
  answer: AnswerText,
): void {
  if (scope === null) return;
  if (answer.status >= 500 && !merchant.guesses.replayServerErrors) return;
  world.answers.set(scope, { scope, ...answer, firstUsedAt: world.now(merchant).toISOString() });
}
