import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Report, ReportLine } from 'shared/reports/report.ts';
import { expect, test } from 'vitest';
import { SalesSection } from '../../../src/features/admin/reports/MoneySections.tsx';

const line = (figure: ReportLine['figure'], key: string, amount: number): ReportLine => ({
  ...{ figure, key, detail: 'direct', count: 1, amount },
  ...{ countBefore: 0, amountBefore: 0 },
});

test('what was taken is told in all its parts, gift cards that were sold as well', () => {
  const report: Pick<Report, 'span' | 'lines' | 'names'> = {
    span: { from: '2026-11-29', to: '2026-11-29' },
    lines: [
      line('fee', 'day', 50_000),
      line('add-on', '1', 100_000),
      line('gift-sold', '', 120_000),
      line('discount', '7', -5_000),
      line('other', '', 1_000),
    ],
    names: { bands: {}, addOns: {}, vouchers: { 7: 'FIVE2345' }, countries: {} },
  };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SalesSection report={report as Report} />
    </QueryClientProvider>,
  );
  const captions = [...html.matchAll(/<caption>(.*?)<\/caption>/g)].map(([, caption]) => caption);
  expect(captions).toEqual([
    'Session fees',
    'Add-ons',
    'Gift cards sold',
    'Taken off by vouchers',
    'Not assigned',
  ]);
  for (const won of ['₩50,000', '₩100,000', '₩120,000', '₩5,000', '₩1,000']) expect(html).toContain(won);
});
