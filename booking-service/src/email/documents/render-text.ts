import type { Fact, MailDocument } from './document.ts';

function factLines(fact: Fact): string[] {
  const link = fact.href?.startsWith('http') && fact.href !== fact.value ? [`  ${fact.href}`] : [];
  return [`${fact.label}: ${fact.value}`, ...(fact.note ? [`  ${fact.note}`] : []), ...link];
}

function billLines({ bill }: MailDocument['ticket']): string[] {
  if (!bill) return [];
  const rows = [...bill.rows, bill.total].map(({ label, amount }) => `${label}: ${amount}`);
  return bill.note ? [...rows, '', bill.note] : rows;
}

/** The plain-text drawing of a mail, facts first. */
export function renderText(mail: MailDocument): string {
  const { ticket } = mail;
  const when = [ticket.when.date, ticket.when.time].filter(Boolean).join(', ');
  const blocks = [
    [mail.heading],
    mail.intro,
    ...(mail.body ?? []).map((paragraph) => [paragraph]),
    [...factLines(ticket.number), `${ticket.when.label}: ${when}`, ...ticket.facts.flatMap(factLines)],
    billLines(ticket),
    mail.action ? [`${mail.action.label}: ${mail.action.href}`] : [],
    ...mail.sections.map(({ title, items }) => [title, ...items.map((item) => `- ${item}`)]),
    ['--', mail.cafeName, ...mail.footer.flatMap(factLines)],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
