import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Locale } from 'shared/languages/localized-text.ts';
import type { MailFile } from '../../../src/email/letter.usecase.ts';
import { cardFilesOf } from '../../../src/gift-cards/card-file/card-files.usecase.ts';
import { SITE_ORIGIN } from '../../harness/config.ts';
import { inboxOf } from '../email/outbox.ts';
import { codeIn, openGiftShop } from './buyers.ts';

const desk = await openGiftShop();

/** The words of a file, without their spaces, which is where each reader sees others. */
async function wordsOf({ content }: Pick<MailFile, 'content'>): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}
const fileOf = async (orderId: string) => {
  const [file] = await cardFilesOf({ kind: 'gift-card', orderId }, { db: desk.db, siteOrigin: SITE_ORIGIN });
  if (!file) throw new Error('There is no file');
  return file;
};

test('the mail brings the card as a file to print', async () => {
  const gift = await desk.bought({ recipientName: 'Zoë', message: 'Sing it loud' });
  await desk.service.deps.emailWorker.runOnce();
  const [mail] = await inboxOf(gift.email);
  const code = codeIn(mail?.text);
  expect(mail?.attachments).toMatchObject([
    { filename: `gift-card-${code}.pdf`, mimeType: 'application/pdf' },
  ]);
});

for (const [locale, recipientName, message, title] of [
  ['en', 'Nguyễn Thị Ánh', 'Three minutes, one song, all yours.', 'Gift card'],
  ['ko', '민아', '마음껏 불러 봐.\n너의 노래야.', '선물 카드'],
  ['zh', '小雨', '生日快乐！尽情唱吧。', '礼品卡'],
  ['ja', 'さくら', 'お誕生日おめでとう！思いきり歌ってね。', 'ギフトカード'],
] satisfies [Locale, string, string, string][])
  test(`in ${locale} it says everything, whoever it is for`, async () => {
    const gift = await desk.bought({ locale, recipientName, message });
    const file = await fileOf(gift.id);
    const words = await wordsOf(file);
    const code = codeIn((await desk.mailTo(gift.id)).at(-1)?.text);
    for (const part of [recipientName, message, title, '80,000', code])
      expect(words).toContain(part.normalize('NFKC').replaceAll(/\s/g, ''));
    // A whole font of Chinese or Japanese is more than a megabyte.
    expect(file.content.length).toBeLessThan(150_000);
  });

test('letters that no face has are left to be written by hand', async () => {
  const gift = await desk.bought({ recipientName: 'สวัสดี', message: 'ขอให้สนุก' });
  const words = await wordsOf(await fileOf(gift.id));
  expect(words).toContain('Giftcard');
  expect(words).not.toMatch(/[\u0e00-\u0e7f]/);
});

test('no other mail brings one', async () => {
  const gift = await desk.bought();
  const at = { db: desk.db, siteOrigin: SITE_ORIGIN };
  expect(await cardFilesOf({ kind: 'gift-card-refunded', orderId: gift.id }, at)).toEqual([]);
  expect(await cardFilesOf({ kind: 'gift-card', orderId: 'NOBODY' }, at)).toEqual([]);
});
