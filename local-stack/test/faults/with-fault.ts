import type { Fault } from './fault.ts';

/**
 * Returns the text of a product file with the fault applied.
 *
 * @throws Error if the text to replace does not occur exactly once
 */
export function withFault(text: string, { name, file, find, replace }: Fault): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`“${name}”: the text to replace occurs ${times} times in ${file}`);
  // A replacement string would interpret "$1" and "$&".
  return text.replace(find, () => replace);
}
