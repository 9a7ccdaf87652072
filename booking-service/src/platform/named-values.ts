/** Where a named value stands in a statement, for example `$1`. */
export type At<Values> = (name: keyof Values) => string;

/** The values of a statement by their names, so that its text and its values cannot be told in different orders. */
export class NamedValues<Values extends object> {
  readonly #names: (keyof Values)[] = [];

  readonly at: At<Values> = (name) => {
    const known = this.#names.indexOf(name);
    return `$${known < 0 ? this.#names.push(name) : known + 1}`;
  };

  /** In the order in which the statement has them. */
  inOrder(values: Values): unknown[] {
    return this.#names.map((name) => values[name]);
  }
}
