import { addressIn } from 'shared/languages/addresses.ts';
import { holdsEnglish } from '../../../test/support/same-everywhere.ts';
import { expect, test } from '../../fixtures.ts';
import { CardWindow } from '../../support/card-window.ts';
import { linkIn, OwnPage } from '../../support/own-page.ts';
import { readOn } from '../../support/read-on.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';
import { wordsOf } from '../../support/words-of.ts';

/** The one whose words are longest; what the pages of the others say is looked at without the rest of the product. */
const locale = 'ja';
test.use({ locale });

test('a guest who reads Japanese books, pays, gets the mail and opens the page in it, and reads no English on the way', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const { payment } = wordsOf[locale];
  const isHere = (name: string) => new RegExp(`${addressIn(locale, name)}(?:[?#]|$)`);
  const wizard = new Wizard(page, locale);
  const saysNothingInEnglish = async () =>
    expect.soft((await readOn(page)).filter(holdsEnglish), page.url()).toEqual([]);

  await wizard.open();
  await wizard.choose('direct');
  await wizard.pickSlot(await freeSlot(page));
  await wizard.pickDrink(wordsOf[locale].lemonade);
  await wizard.fillDetails({ ...guest(guestEmail), name: '김미나' });
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

  const link = await linkIn(mailbox, guestEmail, { subject: 'ご予約が確定しました' });
  expect(new URL(link).pathname).toBe(addressIn(locale, '/my-booking'));
  await new OwnPage(page).open(link);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await saysNothingInEnglish();
});
