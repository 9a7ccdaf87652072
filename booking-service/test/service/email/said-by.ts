import type { MailDocument } from '../../../src/email/documents/document.ts';

/** Every sentence and figure that a document holds. */
export function saidBy(document: MailDocument): string[] {
  const { ticket } = document;
  const singers = ticket.singers ?? [];
  const bill = ticket.bill ?? { parts: [], total: { label: '', amount: '' } };
  const facts = [
    ticket.number,
    ...ticket.facts,
    ...singers.flatMap((singer) => singer.facts),
    ...document.footer,
  ];
  return [
    document.heading,
    document.cafeName,
    ...document.intro,
    ticket.when.date,
    ...(ticket.when.time ? [ticket.when.time] : []),
    ...facts.flatMap(({ label, value, note }) => [label, value, ...(note ? [note] : [])]),
    ...(document.body ?? []),
    ...singers.flatMap(({ name, time }) => [name, ...(time ? [time] : [])]),
    ...bill.parts.flatMap(({ title }) => (title ? [title] : [])),
    ...[...bill.parts.flatMap(({ rows }) => rows), bill.total].flatMap(({ label, amount }) => [
      label,
      amount,
    ]),
    ...document.sections.flatMap(({ title, items }) => [title, ...items]),
    ...(document.action ? [document.action.href] : []),
    ...(document.code ? [document.code.number, document.code.hint] : []),
  ];
}
