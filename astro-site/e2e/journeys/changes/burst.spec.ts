import { expect, test } from '../../fixtures.ts';
import { cmsApi } from '../../support/cms.ts';
import { written } from '../../support/written.ts';

const ROUNDS = 10;
const menuMark = (round: number) => `Poured in round ${round}.`;
const footerMark = (round: number) => `© Round ${round}`;

/** The round that a text speaks of, or 0 before the first. */
const roundIn = (text: string, mark: RegExp) => Number(mark.exec(text)?.[1] ?? 0);

test('twenty publishes in a burst: the last one wins, and no page mixes two versions', async ({
  stack,
  request,
}) => {
  const cms = await cmsApi(request, stack);
  const landing = (await cms.get('/globals/landing-page')) as { menu: { heading: string; lead: string } };
  const settings = (await cms.get('/globals/site-settings')) as { copyright: string };
  const publishMenu = (lead: string) => cms.publish('landing-page', { menu: { ...landing.menu, lead } });
  const publishFooter = (copyright: string) => cms.publish('site-settings', { copyright });

  // Two documents take turns: the menu is always of the footer's round, or one ahead of it.
  let publishing = true;
  const seen: [menu: number, footer: number][] = [];
  const reader = (async () => {
    while (publishing) {
      const page = await written(request, '/');
      expect(page.status).toBe(200);
      seen.push([
        roundIn(page.text('#menu'), /Poured in round (\d+)\./),
        roundIn(page.text('footer'), /© Round (\d+)/),
      ]);
    }
  })();
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      await publishMenu(menuMark(round));
      await publishFooter(footerMark(round));
    }
    const { version } = (await cms.content('version')) as { version: number };
    await expect
      .poll(async () => ((await (await request.get('/healthz')).json()) as { version: number }).version)
      .toBe(version);
    expect((await written(request, '/')).text('#menu')).toContain(menuMark(ROUNDS));
    for (const path of ['/', '/franchise', '/policies', '/faq', '/no-such-page']) {
      expect((await written(request, path)).text('body'), path).toContain(footerMark(ROUNDS));
    }
  } finally {
    publishing = false;
    await reader;
    await publishMenu(landing.menu.lead);
    await publishFooter(settings.copyright);
  }
  const mixed = seen.filter(([menu, footer]) => menu !== footer && menu !== footer + 1);
  expect(mixed).toEqual([]);
  const steps = seen.map(([menu, footer]) => menu + footer);
  expect(steps, 'nobody goes back in time').toEqual([...steps].sort((a, b) => a - b));
  // More than the first and the last release have been read.
  expect(new Set(steps).size).toBeGreaterThan(2);
});
