import { createRef } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CancellationQuote } from 'shared/my-booking/cancellation.ts';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { locales } from 'shared/languages/localized-text.ts';
import { describe, expect, test } from 'vitest';
import { Actions } from '../../../src/features/my-booking/changes/Actions.tsx';
import { CancelQuote } from '../../../src/features/my-booking/changes/CancelQuote.tsx';
import { OpenBookingContext } from '../../../src/features/my-booking/parts/open-booking.ts';
import { inLanguage } from '../../support/in-language.ts';
import { wordsIn } from './words-in.ts';
import { sampleBooking, sampleSinger } from '../../fixtures/my-booking.ts';

const nothing = () => undefined;

/** What a part of the page says about `view`, without its tags. */
function said(part: ReactNode, view: MyBooking): string {
  const open = {
    ...{ view, ticket: createRef<HTMLElement>(), show: nothing, left: nothing },
    ...{ refresh: () => Promise.resolve(), closeAfter: () => false },
  };
  const html = inLanguage(view.locale, () =>
    renderToStaticMarkup(<OpenBookingContext value={open}>{part}</OpenBookingContext>),
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('where the button to cancel stands', () => {
  const byStaff = sampleSinger({
    ...{ id: '8K3MZ9QX2B', name: 'Mina' },
    cancelling: { ...sampleSinger().cancelling, isAllowed: false, byStaff: true },
  });

  test('a visitor who paid at the studio reads that staff cancel it, in every language', () => {
    for (const locale of locales) {
      const text = said(<Actions />, sampleBooking({ locale, singers: [byStaff] }));
      const { cancel } = wordsIn(locale).money;
      expect(text).toContain(cancel.byStaff);
      expect(text).not.toContain(cancel.open);
      expect(text).not.toContain(cancel.notPossible);
    }
  });

  test('a party reads whose it is; the others cancel by themselves', () => {
    const text = said(<Actions />, sampleBooking({ singers: [sampleSinger(), byStaff] }));
    expect(text).toContain('Cancel the booking');
    expect(text).toContain('Paid for at the studio: Mina.');
  });
});

describe('what goes back', () => {
  const why = { kind: 'until-session' } as const;
  const line = { item: 'session', name: '', paidWon: 50_000, refundWon: 50_000, why } as const;
  const quoteOf = (sums: Partial<CancellationQuote>): CancellationQuote => ({
    singers: [{ bookingId: '7K3MZ9QX2B', name: 'Sample Visitor', lines: [line] }],
    ...{ refundWon: 50_000, giftWon: 0, refundedWon: 0, keptWon: 0, lessFrom: null },
    ...sums,
  });
  const dialog = (sums: Partial<CancellationQuote>) =>
    said(
      <CancelQuote
        bookingIds={['7K3MZ9QX2B']}
        quote={quoteOf(sums)}
        onSumChanged={nothing}
        onDone={nothing}
        onKeep={nothing}
      />,
      sampleBooking(),
    );

  test('is told with what has gone back before', () => {
    expect(dialog({ refundWon: 40_000, refundedWon: 10_000 })).toMatch(
      /Goes back to your card\s+₩40,000\s+Has gone back already\s+₩10,000/,
    );
    expect(dialog({})).not.toContain('Has gone back already');
  });

  test('is nothing more where all of it has: that is not a session that was never paid', () => {
    const text = dialog({ refundWon: 0, refundedWon: 50_000 });
    expect(text).toContain('Has gone back already ₩50,000');
    expect(text).not.toContain('Nothing was charged');
  });
});
