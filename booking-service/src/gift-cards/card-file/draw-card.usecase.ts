import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import type { Locale } from 'shared/languages/localized-text.ts';
import { day } from '../../email/documents/palette.ts';
import { setInFaces } from './set-in-faces.usecase.ts';
import type { Line } from './set-in-faces.usecase.ts';

/** What stands on a printed gift card. Texts are in `locale`, but for what its buyer has written. */
export interface CardFacts {
  locale: Locale;
  cafeName: string;
  title: string;
  won: string;
  forLabel: string;
  recipientName: string;
  message: string;
  codeLabel: string;
  code: string;
  /** Where it is used: the address of the site as one types it. */
  site: string;
  howTitle: string;
  how: readonly string[];
  contact: string;
}

const { ink, soft, line, hot, ground: paper } = day;

/** A4, in points. */
const MARGIN = 48;
const CARD = { x: MARGIN, y: 56, width: 499, stub: 150, padding: 26, radius: 16, notch: 8 };
const LEAST_HEIGHT = 250;
const MESSAGE_LINES = 9;

/** A gift card to print and to give: a ticket with its code, and how it is used. */
export async function drawCard(facts: CardFacts): Promise<Buffer> {
  const bold = (text: string) => ({ text, weight: 'bold' as const });
  const regular = (text: string) => ({ text, weight: 'regular' as const });
  const { lines, faces } = await setInFaces(
    [
      ...[bold(facts.title), bold(facts.won), regular(facts.forLabel), bold(facts.recipientName)],
      ...[regular(facts.message), bold(facts.cafeName), regular(facts.codeLabel), bold(facts.code)],
      ...[regular(facts.site), bold(facts.howTitle), regular(facts.contact), ...facts.how.map(regular)],
    ],
    facts.locale,
  );
  const [title, won, forLabel, recipient, message, cafe, codeLabel, code, site, howTitle, contact, ...how] =
    lines;
  const document = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, lang: facts.locale, compress: true },
    info: { Title: `${facts.title} ${facts.won}`, Author: facts.cafeName },
    ...{ displayTitle: true, tagged: true, pdfVersion: '1.7' as const },
  });
  for (const [face, file] of faces) document.registerFont(face, file);

  interface At {
    x: number;
    y: number;
    width: number;
    size: number;
    color: string;
    lines?: number;
    tag?: 'H1' | 'P';
  }
  /** Draws a text where it has a face, and answers with where it ends. */
  const write = (
    what: Line | undefined,
    { x, y, width, size, color, lines: most, tag = 'P' }: At,
  ): number => {
    if (!what?.face || what.text === '') return y;
    const { face, text } = what;
    document.font(face).fontSize(size).fillColor(color);
    const height = most === undefined ? undefined : document.currentLineHeight(true) * most + 0.5;
    const drawn = { width, ...(height !== undefined && { height, ellipsis: true }) };
    document.addStructure(document.struct(tag, {}, () => void document.text(text, x, y, drawn)));
    return document.y;
  };
  const textX = CARD.x + CARD.padding;
  const textWidth = CARD.width - CARD.stub - 2 * CARD.padding;
  const messageHeight = () => {
    if (!message?.face || message.text === '') return 0;
    document.font(message.face).fontSize(11.5);
    const whole = document.heightOfString(message.text, { width: textWidth });
    return Math.min(whole, document.currentLineHeight(true) * MESSAGE_LINES) + 14;
  };
  const height = Math.max(LEAST_HEIGHT, 222 + messageHeight());
  ticket(document, height);

  let y = CARD.y + CARD.padding;
  document.circle(textX + 4, y + 7, 4).fill(hot);
  write(title, { ...{ x: textX + 16, y, width: textWidth - 16, size: 12, color: hot }, lines: 1, tag: 'H1' });
  y = write(won, { x: textX, y: y + 24, width: textWidth, size: 44, color: ink, lines: 1 });
  y = write(forLabel, { x: textX, y: y + 10, width: textWidth, size: 10.5, color: soft, lines: 1 });
  if (recipient?.face) y = write(recipient, { ...{ x: textX, y: y + 2 }, ...wide(22, 2) });
  // Letters that no face has are written by hand.
  else {
    y += 30;
    document
      .moveTo(textX, y)
      .lineTo(textX + textWidth, y)
      .lineWidth(0.75)
      .stroke(soft);
  }
  write(message, { ...{ x: textX, y: y + 12 }, ...wide(11.5, MESSAGE_LINES) });
  write(cafe, { ...{ x: textX, y: CARD.y + height - CARD.padding - 12 }, ...wide(11, 1) });

  const stubX = CARD.x + CARD.width - CARD.stub + 22;
  const stub = { x: stubX, width: CARD.stub - 36 };
  y = write(codeLabel, { ...stub, y: CARD.y + CARD.padding, size: 10.5, color: soft, lines: 1 });
  write(code, { ...stub, y: y + 4, size: 18, color: ink, lines: 2 });
  write(site, { ...stub, y: CARD.y + height - CARD.padding - 26, size: 9, color: soft, lines: 2 });

  const body = { x: CARD.x, width: CARD.width };
  y = write(howTitle, { ...body, y: CARD.y + height + 30, size: 13, color: ink });
  for (const [index, step] of how.entries()) {
    document.circle(CARD.x + 3, y + 15.5, 2).fill(hot);
    y = write(step, {
      x: CARD.x + 14,
      y: y + (index === 0 ? 8 : 6),
      width: CARD.width - 14,
      size: 10.5,
      color: ink,
    });
  }
  write(contact, { ...body, y: y + 18, size: 9.5, color: soft });
  document.end();
  return buffer(document);

  function wide(size: number, most: number) {
    return { width: textWidth, size, color: ink, lines: most };
  }
}

/** The paper of the ticket, with a stub to tear off. */
function ticket(document: PDFKit.PDFDocument, height: number): void {
  const { x, y, width, stub, radius, notch } = CARD;
  const tear = x + width - stub;
  const paths = () =>
    document
      .moveTo(x + radius, y)
      .lineTo(tear - notch, y)
      .quadraticCurveTo(tear, y + notch * 2, tear + notch, y)
      .lineTo(x + width - radius, y)
      .quadraticCurveTo(x + width, y, x + width, y + radius)
      .lineTo(x + width, y + height - radius)
      .quadraticCurveTo(x + width, y + height, x + width - radius, y + height)
      .lineTo(tear + notch, y + height)
      .quadraticCurveTo(tear, y + height - notch * 2, tear - notch, y + height)
      .lineTo(x + radius, y + height)
      .quadraticCurveTo(x, y + height, x, y + height - radius)
      .lineTo(x, y + radius)
      .quadraticCurveTo(x, y, x + radius, y)
      .closePath();
  document.markContent('Artifact', { type: 'Layout' });
  paths().lineWidth(1).fillAndStroke(paper, line);
  document
    .moveTo(tear, y + notch * 2)
    .lineTo(tear, y + height - notch * 2)
    .dash(3, { space: 4 })
    .stroke(line)
    .undash();
  document.endMarkedContent();
}
