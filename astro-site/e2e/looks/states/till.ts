import { boardDate } from '../../pages/data/board.ts';
import { recordedOf, signedCashUp, taken, tillDay, withTill } from '../../pages/data/till.ts';
import type { State } from '../state.ts';

const cashUp = `/admin/cash-up?date=${boardDate}`;

/** The end of a day: the drawer is counted and signed. */
export const tillStates: readonly State[] = [
  {
    name: 'the cash-up, nothing counted',
    path: cashUp,
    given: async (api, page) => void (await withTill(api, page, tillDay())),
    reach: (page) => page.getByRole('spinbutton').or(page.getByRole('textbox')).first().waitFor(),
  },
  {
    name: 'the cash-up, counted without reasons, with notes and coins',
    path: cashUp,
    given: async (api, page) => void (await withTill(api, page, tillDay())),
    async reach(page) {
      await page.locator('form summary').click();
      for (const field of await page.locator('form input').filter({ visible: true }).all())
        await field.fill('7');
      await page.locator('form [type="submit"]').click();
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
  {
    name: 'the cash-up, a signing that is refused',
    path: cashUp,
    expects: [/answer 409: POST .*\/api\/admin\/cash-ups/],
    async given(api, page) {
      const none = { cash: taken(), 'card-terminal': taken() };
      await withTill(api, page, tillDay({ recorded: recordedOf(none) }));
      api.on('POST /api/admin/cash-ups/:date', {
        problem: {
          status: 409,
          type: 'cash-up-changed',
          code: 'signed-meanwhile',
          detail: 'Something was recorded in the meantime.',
        },
      });
    },
    async reach(page) {
      await page.locator('form input').first().waitFor();
      for (const field of await page.locator('form input').filter({ visible: true }).all())
        await field.fill('0');
      await page.locator('form [type="submit"]').click();
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    name: 'the cash-up, signed twice, and something recorded since',
    path: cashUp,
    async given(api, page) {
      const since = recordedOf({
        ...{ freeCount: 1, transfer: taken(50_000) },
        'card-terminal': { taken: { count: 0, won: 0 }, givenBack: { count: 1, won: 50_000 } },
      });
      const second = signedCashUp({ number: 2, correctionReason: 'A note was behind the drawer' });
      await withTill(api, page, tillDay({ signed: [second, signedCashUp()], since }));
    },
    async reach(page) {
      await page.locator('summary').click();
      await page.getByRole('article').last().waitFor();
    },
  },
];
