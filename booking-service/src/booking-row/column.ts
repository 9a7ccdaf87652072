/**
 * How a value goes to and fro: `day` and `time` are read as text, because the driver would make moments of them, and `json`
 * is written as text.
 */
export type Kind = 'plain' | 'day' | 'time' | 'json';

/** A column. `value` is never there; it carries the type. */
export interface Column<Value = unknown> {
  readonly kind: Kind;
  readonly isNullable: boolean;
  readonly value?: Value;
}

export const column = <Value>(kind: Kind = 'plain'): Column<Value> => ({ kind, isNullable: false });

export const nullable = <Value>({ kind }: Column<Value>): Column<Value | null> => ({
  kind,
  isNullable: true,
});

/** A column that is written as the visitor gave it, under the name and with the type that the request has for it. */
export interface GivenColumn extends Column<never> {
  readonly isGiven: true;
}

export const given: GivenColumn = { kind: 'plain', isNullable: false, isGiven: true };
/** Null where the visitor left it out. */
export const givenOrNull: GivenColumn = { ...given, isNullable: true };
