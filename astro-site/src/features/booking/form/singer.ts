import { createContext, useContext } from 'react';

/** Whose part of the form it is: '' for the first singer, "companions.0." for the second. */
export const SingerContext = createContext('');

/**
 * Makes the path of a field in the form out of its name in the singer's part. It is typed as the first singer's field: what
 * that holds, everybody's holds.
 */
export function useSingerPath() {
  const part = useContext(SingerContext);
  return <Field extends string>(field: Field) => `${part}${field}` as Field;
}
