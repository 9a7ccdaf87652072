import type { Fact, MailDocument, SingerBlock } from './document.ts';

function factLines(fact: Fact): string[] {
  const link = fact.href?.startsWith('http') && fact.href !== fact.value ? [`  ${fact.href}`] : [];
  return [`${fact.label}: ${fact.value}`, ...(fact.note ? [`  ${fact.note}`] : []), ...link];
}

function billLines({ bill }: MailDocument['ticket']): string[] {
  if (!bill) return [];
  const line = ({ label, amount }: { label: string; amount: string }) => `${label}: ${amount}`;
  const parts = bill.parts.flatMap(({ title, rows }) =>
    title ? [title, ...rows.map(line), ''] : rows.map(line),
  );
  return [...parts, line(bill.total), ...(bill.note ? ['', bill.note] : [])];
}

const singerLines = ({ name, time, facts }: SingerBlock) => [
  [time, name].filter(Boolean).join(' '),
  ...facts.map(({ label, value }) => `  ${label}: ${value}`),
];

const lineOf = ({ label, href }: { label: string; href: string }) => `${label}: ${href}`;

const waysOf = ({ ownPage, links = [], code, ticket }: MailDocument) => [
  ownPage ? [ownPage.note, lineOf(ownPage)] : [],
  links.map(lineOf),
  code ? [`${ticket.number.label}: ${code.number}`, code.hint] : [],
];

/** The plain-text drawing of a mail, facts first. */
export function renderText(mail: MailDocument): string {
  const { ticket } = mail;
  const when = [ticket.when.date, ticket.when.time].filter(Boolean).join(', ');
  const blocks = [
    [mail.heading],
    mail.intro,
    ...(mail.ownPageLeads ? waysOf(mail) : []),
    ...(mail.body ?? []).map((paragraph) => [paragraph]),
    [...factLines(ticket.number), `${ticket.when.label}: ${when}`, ...ticket.facts.flatMap(factLines)],
    ...(ticket.singers ?? []).map(singerLines),
    billLines(ticket),
    mail.action ? [`${mail.action.label}: ${mail.action.href}`] : [],
    ...(mail.ownPageLeads ? [] : waysOf(mail)),
    ...mail.sections.map(({ title, items }) => [title, ...items.map((item) => `- ${item}`)]),
    mail.last ? [lineOf(mail.last)] : [],
    ['--', mail.cafeName, ...mail.footer.flatMap(factLines)],
    mail.optOut ? [`${mail.optOut.label}: ${mail.optOut.href}`] : [],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
