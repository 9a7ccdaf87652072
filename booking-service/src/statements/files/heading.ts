import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { Statement } from 'shared/statements/statement.ts';
import { statementWords } from 'shared/statements/words.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';

/** What stands above a statement. */
export interface Heading {
  title: string;
  facts: string[];
}

/** "Monthly statement 2026-11", and below it the cafe, the number, and when it was closed. */
export function headingOf(statement: Statement, cafeName: string, language: StaffLanguage): Heading {
  const words = statementWords[language];
  const { month, number, closedAt } = statement;
  const state =
    number === null || closedAt === null
      ? [words.open]
      : [words.numbered(number), words.closed(seoulWallClock(new Date(closedAt)).date)];
  return { title: `${words.title} ${month}`, facts: [cafeName, ...state].filter(Boolean) };
}
