import { randomKey } from './random-key.ts';

/**
 * One idempotency key per submission. The same submission sent again while nobody knows whether
 * the first one arrived keeps its key, so that it cannot book twice; after an answer, or when anything in it has
 * changed, there is a new one (the service refuses a key with another body).
 */
export class SubmissionKey {
  #body = '';
  #key = '';

  /** The key for this body. */
  keyFor(body: string): string {
    if (body !== this.#body || !this.#key) {
      this.#body = body;
      this.#key = randomKey();
    }
    return this.#key;
  }

  /** The service has answered: the next submission is another one. */
  answered(): void {
    this.#key = '';
  }
}
