import type { Locale } from 'shared/languages/localized-text.ts';

/** A labelled fact on the ticket. `href` makes its value a link; the text version writes both. */
export interface Fact {
  label: string;
  value: string;
  href?: string | undefined;
  note?: string | undefined;
}

/** Whoever of several sings at a time. */
export interface SingerBlock {
  name: string;
  time: string | null;
  facts: Fact[];
}

/** Prices, and what they come to. */
export interface Bill {
  /** `title`: of whom of several these are. */
  parts: { title?: string | undefined; rows: { label: string; amount: string }[] }[];
  total: { label: string; amount: string };
  note?: string | undefined;
}

/**
 * A mail as content, before it is drawn. HTML and text are two drawings of the same document, so neither can say less
 * than the other.
 */
export interface MailDocument {
  locale: Locale;
  subject: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  cafeName: string;
  /** One word beside the lamp in the head: what this mail is. */
  lamp: string;
  heading: string;
  intro: string[];
  /** Paragraphs above the tear line; line breaks within them are kept. */
  body?: string[] | undefined;
  ticket: {
    /** Date and time as the largest type, or the words that stand in for them. */
    when: { label: string; date: string; time: string | null };
    number: Fact;
    facts: Fact[];
    /** Where there are several. */
    singers?: SingerBlock[] | undefined;
    /** Null where the mail is not about money. */
    bill: Bill | null;
  };
  action?: { label: string; href: string } | undefined;
  /** The guest's own page, and `links` after it, stand above everything else. */
  ownPageLeads?: true;
  /** Further ways, in the order of how soon they are needed. */
  links?: { label: string; href: string }[] | undefined;
  /** The booking number as a QR code for the counter, and in words where there are no pictures. */
  code?: { number: string; alt: (number: string) => string; hint: string } | undefined;
  /** What is needed last, after everything else: the receipt. */
  last?: { label: string; href: string } | undefined;
  /** What it is about was cancelled, or its money goes back: nothing of it may be left to change. */
  isOver?: boolean;
  /** Where the visitor sees, changes, moves and cancels what the mail is about. */
  ownPage?: { label: string; href: string; note: string } | undefined;
  /** How its reader ends mails of this kind; they are about nothing that anybody has to know. */
  optOut?: { label: string; href: string } | undefined;
  /** `locale`: where a section speaks another language than the rest. */
  sections: { title: string; items: string[]; locale?: Locale }[];
  footer: Fact[];
}
