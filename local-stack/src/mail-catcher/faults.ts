import * as z from 'zod';

/** How the catcher treats a recipient's mail: as usual, or as a broken mail server would. */
export const faultSchema = z.object({
  /**
   * `accept`: as usual. `reject`: refuses the recipient with `code`. `hang`: never answers the recipient.
   * `cut-after-data`: takes the message, then drops the connection instead of saying so.
   */
  mode: z.enum(['accept', 'reject', 'hang', 'cut-after-data']),
  /** Only for this recipient; without it for everybody. */
  to: z.email().optional(),
  /** 4xx is a refusal for now, 5xx for good. */
  code: z.int().min(400).max(599).default(451),
  /** How often, before mail is accepted again; without it until it is changed. */
  times: z.int().positive().optional(),
});

export type Fault = z.infer<typeof faultSchema>;

const everybody = '*';

/** The faults in force. A recipient's own goes before the one for everybody. */
export class Faults {
  readonly #byRecipient = new Map<string, Fault>();

  set(fault: Fault): void {
    const key = fault.to?.toLowerCase() ?? everybody;
    if (fault.mode === 'accept') this.#byRecipient.delete(key);
    else this.#byRecipient.set(key, { ...fault });
  }

  list(): Fault[] {
    return [...this.#byRecipient.values()];
  }

  /** The fault for one recipient, if it is of one of `modes`; counts it as used. */
  use(recipient: string, modes: Fault['mode'][]): Fault | undefined {
    for (const key of [recipient.toLowerCase(), everybody]) {
      const fault = this.#byRecipient.get(key);
      if (!fault || !modes.includes(fault.mode)) continue;
      if (fault.times !== undefined && --fault.times === 0) this.#byRecipient.delete(key);
      return fault;
    }
    return undefined;
  }
}
