import { addressIn } from 'shared/languages/addresses.ts';
import { localeNames } from 'shared/languages/localized-text.ts';
import { holdsEnglish } from '../../../test/support/same-everywhere.ts';
import { expect, test } from '../fixtures.ts';
import {
  arrivesAtPayment,
  ofOne,
  paymentAddress,
  refused,
  successAddress,
  takesPayments,
  who,
} from '../data/payment.ts';
import { openSlot } from '../data/slot.ts';
import { readOn } from '../../support/read-on.ts';
import { Wizard } from '../../support/wizard.ts';
import { wordsOf } from '../../support/words-of.ts';

for (const locale of ['ko', 'zh', 'ja'] as const) {
  test.describe(`a guest who reads ${localeNames[locale]}`, () => {
    test.use({ locale });

    test('meets no English in the wizard, at the payment, and where something went wrong', async ({
      page,
      api,
      problems,
    }) => {
      const { payment, lemonade } = wordsOf[locale];
      const ordered = { ...ofOne(), addOns: [] };
      const saysNothingInEnglish = async () =>
        expect
          .soft(
            (await readOn(page)).filter((text) => text !== who.name && holdsEnglish(text)),
            page.url(),
          )
          .toEqual([]);
      const heading = page.getByRole('heading', { level: 1 });
      const goTo = (name: string) => page.goto(addressIn(locale, name));

      const wizard = new Wizard(page, locale);
      await wizard.open();
      await wizard.choose('direct');
      await wizard.submit();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await saysNothingInEnglish();
      await wizard.pickSlot(openSlot());
      await wizard.pickDrink(lemonade);
      await wizard.fillDetails({ ...who, name: '김미나' });
      await saysNothingInEnglish();

      await arrivesAtPayment(api, page, ordered);
      await goTo(paymentAddress(ordered));
      await expect(heading).toContainText(payment.start.heading(false).text);
      await expect(page.getByText(/1[45]:\d\d/).first()).toBeVisible();
      await saysNothingInEnglish();

      problems.expect(/answer 409: POST .*\/confirm/);
      api.on('POST /api/payments/confirm', refused('slot-taken'));
      await goTo(successAddress(ordered));
      await expect(heading).toContainText(payment.refused.heading.text);
      await saysNothingInEnglish();
      takesPayments(api, ordered);
      await page.reload();
      await expect(heading).toContainText(payment.success.heading.text);
      await saysNothingInEnglish();

      await goTo('/payment-fail?code=PAY_PROCESS_CANCELED');
      await expect(heading).toContainText(payment.fail.heading.text);
      await saysNothingInEnglish();
      problems.expect(/answer 404/);
      await goTo('/no-such-page');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await saysNothingInEnglish();
    });
  });
}
