interface WholeNumberRule {
  what: string;
  min: number;
  max: number;
  multipleOf?: number;
}

/** A validation that says in a sentence which whole numbers are meant. */
export const wholeNumber =
  ({ what, min, max, multipleOf = 1 }: WholeNumberRule) =>
  (value: unknown): true | string => {
    const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
    if (!fits) return `${what} must be a whole number from ${min} to ${max}.`;
    return (
      Number(value) % multipleOf === 0 ||
      `${what} must be a multiple of ${multipleOf}: ${value} does not fit the slots.`
    );
  };
