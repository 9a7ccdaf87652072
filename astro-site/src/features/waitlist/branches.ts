import type { LocalizedText } from 'shared/languages/localized-text.ts';

/** One cafe of several, as a visitor chooses it. */
export interface NamedBranch {
  id: number;
  name: LocalizedText;
}
