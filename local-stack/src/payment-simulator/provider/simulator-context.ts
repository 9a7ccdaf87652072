import type { Call } from '../world/calls.ts';
import type { PaymentRecord } from '../world/model.ts';
import type { World } from '../world/world.ts';
import type { WebhookSender } from './webhooks.ts';

/** What the routes work with: the world, and the few things they may set going. */
export interface Simulator {
  world: World;
  clock: () => Date;
  webhooks: WebhookSender;
  /** Calls that a fault keeps waiting, with the function that lets each go. */
  heldCalls: Map<Call, () => void>;
  /** `http://localhost:4010`, without a slash at the end. */
  baseUrl: () => string;
  /** Sends the webhook of a change: at once where a fault says "before the answer", else just after it. */
  announce: (payment: PaymentRecord) => Promise<void>;
  /** Turns what has run out into EXPIRED, with its webhooks. */
  expireDue: () => void;
  /** Writes the data folder, if there is one, soon. */
  save: () => void;
}
