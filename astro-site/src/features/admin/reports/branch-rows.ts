import { localized } from 'shared/languages/localized-text.ts';
import { signedWon } from 'shared/pricing/signed-won.ts';
import { HOUSE } from 'shared/reports/figures.ts';
import type { Compared } from 'shared/reports/key-figures.ts';
import type { BranchSums } from 'shared/reports/report.ts';
import type { AdminLanguage } from '../language/language.ts';
import { reportTexts } from './report-messages.ts';
import { percentOf } from './rows.ts';
import { whole } from './won-text.ts';

/** A figure in words, of the span and of the one before. */
export interface ComparedText {
  now: string;
  before: string;
}

/** A branch as the table has it; null is what the house itself does not have. */
export interface BranchRow {
  id: number;
  name: string;
  sessions: ComparedText | null;
  occupancy: ComparedText | null;
  taken: ComparedText;
  givenBack: ComparedText;
  kept: ComparedText;
}

const inWords = ({ now, before }: Compared, text: (value: number) => string): ComparedText => ({
  now: text(now),
  before: text(before),
});

export function branchRowOf(branch: BranchSums, language: AdminLanguage): BranchRow {
  const texts = reportTexts[language];
  const { id, name, sessions, soldMinutes, offeredMinutes, takenWon, givenBackWon } = branch;
  const isHouse = id === HOUSE;
  const share = (when: keyof Compared) =>
    offeredMinutes[when] === 0 ? texts.noOccupancy : percentOf(soldMinutes[when] / offeredMinutes[when]);
  const kept = {
    now: takenWon.now - givenBackWon.now,
    before: takenWon.before - givenBackWon.before,
  };
  return {
    id,
    name: isHouse ? texts.house : name ? localized(name, language) : `#${id}`,
    sessions: isHouse ? null : inWords(sessions, whole),
    occupancy: isHouse ? null : { now: share('now'), before: share('before') },
    taken: inWords(takenWon, signedWon),
    givenBack: inWords(givenBackWon, signedWon),
    kept: inWords(kept, signedWon),
  };
}
