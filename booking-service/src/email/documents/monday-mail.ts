import type { Venue } from 'shared/catalogue/catalogue.ts';
import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import { localized } from 'shared/languages/localized-text.ts';
import { signedWon } from 'shared/pricing/signed-won.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { HOUSE } from 'shared/reports/figures.ts';
import type { Compared, KeyFigures } from 'shared/reports/key-figures.ts';
import type { BranchSums } from 'shared/reports/report.ts';
import type { MondayMailInput } from '../base/email.ts';
import { mailMessages } from '../messages/messages.ts';
import { mondayMailWords } from '../messages/monday-mail.ts';
import type { MondayMailWords } from '../messages/monday-mail.ts';
import type { Fact, MailDocument } from './document.ts';

interface MondayMailFacts extends Omit<MondayMailInput, 'email' | 'now'> {
  venue: Venue | null;
  siteOrigin: string;
}

const percent = (share: number | null, words: MondayMailWords) =>
  share === null ? words.nothingOffered : `${Math.round(share * 100)}%`;

/** Last week on one screen, for whoever owns the cafe. */
export function mondayMail(input: MondayMailFacts): MailDocument {
  const { language, week, figures, open, branches, venue, siteOrigin } = input;
  const words = mondayMailWords[language];
  const { kept } = figures;
  const { refundsDue, refundsUnderWay, owedToUs } = open;
  return {
    locale: language,
    subject: words.subject(signedWon(kept.now), figures.sessions.now),
    preheader: words.preheader,
    cafeName: venue ? localized(venue.cafeName, language) : mailMessages[language].cafe,
    ...{
      lamp: words.lamp,
      heading: words.heading,
      intro: [words.intro(signedWon(kept.now), signedWon(kept.before))],
    },
    ticket: {
      when: { label: words.week, date: `${week.from} – ${week.to}`, time: null },
      number: { label: words.kept, value: signedWon(kept.now) },
      facts: factsOf(figures, words),
      bill: null,
    },
    action: { label: words.open, href: `${siteOrigin}/admin/reports?from=${week.from}&to=${week.to}` },
    sections: [
      ...(branches.length > 0
        ? [{ title: words.byBranch, items: branches.map((branch) => branchLine(branch, language)) }]
        : []),
      {
        title: words.now,
        items: [
          words.due(formatWon(refundsDue.won), refundsDue.count),
          words.underWay(formatWon(refundsUnderWay.won), refundsUnderWay.count),
          words.owed(formatWon(owedToUs.won), owedToUs.count),
        ],
      },
      { title: words.off, items: [words.howOff] },
    ],
    footer: [],
  };
}

function branchLine(
  { id, name, takenWon, givenBackWon, sessions }: BranchSums,
  language: StaffLanguage,
): string {
  const words = mondayMailWords[language];
  const kept = signedWon(takenWon.now - givenBackWon.now);
  if (id === HOUSE) return words.house(kept);
  return words.branch(name ? localized(name, language) : String(id), kept, sessions.now);
}

function factsOf(figures: KeyFigures, words: MondayMailWords): Fact[] {
  const fact = (label: string, { now, before }: Compared, text: (value: number) => string): Fact => ({
    label,
    value: text(now),
    note: words.before(text(before)),
  });
  const { occupancy } = figures;
  return [
    fact(words.taken, figures.taken, signedWon),
    fact(words.givenBack, figures.givenBack, signedWon),
    fact(words.sessions, figures.sessions, String),
    {
      label: words.occupancy,
      value: percent(occupancy.now, words),
      note: words.before(percent(occupancy.before, words)),
    },
    fact(words.noShows, figures.noShows, String),
    fact(words.cancelled, figures.cancelled, String),
    fact(words.unpaidHolds, figures.unpaidHolds, String),
  ];
}
