import { addressIn } from 'shared/languages/addresses.ts';
import { localeNames } from 'shared/languages/localized-text.ts';
import { holdsEnglish } from '../../../test/support/same-everywhere.ts';
import { expect, test } from '../../fixtures.ts';
import { CardWindow } from '../../support/card-window.ts';
import { linkIn, OwnPage } from '../../support/own-page.ts';
import { readOn } from '../../support/read-on.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';
import { wordsOf } from '../../support/words-of.ts';

/** Beginning of the confirmation's subject. */
const confirmed = { ko: '예약이 확정되었습니다', zh: '预订', ja: 'ご予約が確定しました' } as const;

for (const locale of ['ko', 'zh', 'ja'] as const) {
  test.describe(`a visitor who reads ${localeNames[locale]}`, () => {
    test.use({ locale });

    test('books, pays, gets the mail and opens the page in it, and reads no English on the way', async ({
      page,
      mailbox,
      guestEmail,
    }) => {
      test.slow();
      const { payment } = wordsOf[locale];
      const isHere = (name: string) => new RegExp(`${addressIn(locale, name)}(?:[?#]|$)`);
      const slot = await freeSlot(page);
      const wizard = new Wizard(page, locale);
      const saysNothingInEnglish = async () =>
        expect.soft((await readOn(page)).filter(holdsEnglish), page.url()).toEqual([]);

      await wizard.open();
      await wizard.choose('direct');
      await wizard.submit();
      // Every answer is asked for, in words.
      await expect(page.getByRole('alert').first()).toBeVisible();
      await saysNothingInEnglish();
      await wizard.pickSlot(slot);
      await wizard.pickDrink(wordsOf[locale].lemonade);
      await wizard.fillDetails({ ...guest(guestEmail), name: '김미나' });
      await saysNothingInEnglish();
      await wizard.submit();

      await page.waitForURL(isHere('/payment'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(payment.start.heading(false).text);
      await saysNothingInEnglish();
      const card = new CardWindow(page, true);
      await card.open(payment.start.pay);
      await card.approve();

      await page.waitForURL(isHere('/payment-success'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(payment.success.heading.text);
      await saysNothingInEnglish();

      const link = await linkIn(mailbox, guestEmail, { subject: confirmed[locale] });
      expect(new URL(link).pathname).toBe(addressIn(locale, '/my-booking'));
      await new OwnPage(page).open(link);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await saysNothingInEnglish();
    });

    test('reads why a payment failed, and that a page is nowhere, in it', async ({ page, problems }) => {
      await page.goto(addressIn(locale, '/payment-fail?code=PAY_PROCESS_CANCELED'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        wordsOf[locale].payment.fail.heading.text,
      );
      expect((await readOn(page)).filter(holdsEnglish)).toEqual([]);
      problems.expect(/answer 404/);
      await page.goto(addressIn(locale, '/no-such-page'));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect((await readOn(page)).filter(holdsEnglish)).toEqual([]);
    });
  });
}
