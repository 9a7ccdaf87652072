/**
 * One idempotency key per submission (design.md section 4). The same submission sent again while nobody knows whether
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

/** 128 random bits in hex. `crypto.randomUUID` is missing on plain-http pages that are not localhost. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
