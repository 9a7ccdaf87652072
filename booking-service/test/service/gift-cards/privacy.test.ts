import type { ErasureReport, PersonExport } from 'shared/privacy/personal-data.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { endPersonalData } from '../../../src/privacy/end-personal-data.job.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { tracesOf } from '../privacy/harness.ts';
import { openGiftShop } from './buyers.ts';

let desk: Awaited<ReturnType<typeof openGiftShop>>;
beforeAll(async () => {
  desk = await openGiftShop();
});

const after = (days: number) => desk.clock.set(new Date(Date.parse(MORNING) + days * 86_400_000));
const end = () => endPersonalData(desk.service.deps);

describe('what is known of somebody who bought a gift card', () => {
  it('is exported with the card, its payment and its mail, and erased but for what the law has recorded', async () => {
    after(0);
    const email = 'gift.buyer@example.test';
    const own = { email, recipientName: 'Dear Yuna', message: 'For your first song' };
    const bought = await desk.bought(own);
    const never = await desk.ordered(own);
    await desk.bought();
    const owner = await signedInBrowser(desk.url, desk.db, 'super_admin');
    const ask = async <Answer>(what: string) =>
      (await owner.send<Answer>('POST', `/api/admin/personal-data/${what}`, { email, confirmation: email }))
        .body;

    const { orders, giftCards, payments, mails } = await ask<PersonExport>('export');
    expect(orders.map(({ id }) => id)).toEqual([bought.id, never.id]);
    expect(giftCards).toContainEqual(expect.objectContaining({ recipient_name: 'Dear Yuna' }));
    expect(payments).toMatchObject([{ order_id: bought.id, amount_won: 80_000 }]);
    expect(mails).toMatchObject([{ kind: 'gift-card' }]);

    const { bookings, counts } = await ask<ErasureReport>('erase');
    expect(counts).toMatchObject({ giftCards: 2, mails: 1 });
    expect(Object.fromEntries(bookings.map(({ id, fate }) => [id, fate]))).toEqual({
      [bought.id]: 'kept-by-law',
      [never.id]: 'removed',
    });
    expect(await tracesOf(desk.db, ['Dear Yuna', 'first song'])).toEqual([]);
    expect(await tracesOf(desk.db, [email])).toEqual(['orders.email']);
  });

  it('ends by itself: names with the mail, the buyer after what the law asks for, or soon where nothing was paid', async () => {
    after(0);
    const [bought, never] = [
      await desk.bought({ email: 'old.buyer@example.test', recipientName: 'Old Friend' }),
      await desk.ordered({ email: 'no.buyer@example.test', recipientName: 'Nobody Friend' }),
    ];
    const left = async () =>
      (
        await desk.db.query<{ email: string }>(
          'SELECT email FROM orders WHERE id = ANY ($1) ORDER BY email',
          [[bought.id, never.id]],
        )
      ).rows.map(({ email }) => email);
    after(29);
    await end();
    expect(await left()).toEqual(['no.buyer@example.test', 'old.buyer@example.test']);
    after(31);
    await end();
    expect(await left()).toEqual(['old.buyer@example.test', 'removed@invalid']);
    expect(await tracesOf(desk.db, ['Nobody Friend'])).toEqual([]);
    after(181);
    await end();
    // The mail, which nobody sends here, has a period of its own.
    const traces = await tracesOf(desk.db, ['Old Friend']);
    expect(traces.filter((column) => !column.startsWith('emails.'))).toEqual([]);
    after(5 * 365);
    await end();
    expect(await left()).toEqual(['old.buyer@example.test', 'removed@invalid']);
    // The provider’s clock is the real one, months ahead.
    after(6 * 366);
    await end();
    expect(await left()).toEqual(['removed@invalid', 'removed@invalid']);
  });
});
