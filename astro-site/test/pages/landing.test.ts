import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { initialAddOns } from 'shared/catalogue/initial-catalogue.ts';
import { words } from '../../src/components/site/words/words.ts';
import { albums, testimonials } from '../fixtures/gallery.ts';
import { landing } from '../fixtures/landing.ts';
import { faq, menu } from '../fixtures/menu-and-faq.ts';
import { settings } from '../fixtures/settings.ts';
import { documentOf, tidy } from '../support/html.ts';
import { startPublishedSite, type PublishedSite } from '../support/published-site.ts';

let site: PublishedSite;
let html: string;
let page: ReturnType<typeof documentOf>;
beforeAll(async () => {
  site = await startPublishedSite();
  html = await site.text('/');
  page = documentOf(html);
});
afterAll(() => site.stop());

const textOf = (selector: string) => tidy(page.querySelector(selector)?.textContent);
const linksTo = (href: string) =>
  [...page.querySelectorAll(`a[href="${href}"]`)].map((link) => tidy(link.textContent));

describe('the landing page', () => {
  test('has its sections in order', () => {
    const ids = [...page.querySelectorAll('main section[id]')].map((section) => section.id);
    expect(ids).toEqual([
      'home',
      'experience',
      'how-to-use',
      'packages',
      'menu',
      'gallery',
      'tours',
      'faq',
      'booking',
      'contact',
    ]);
  });

  test('has one main heading and a named section for each', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    for (const section of page.querySelectorAll('main section')) {
      const label =
        section.getAttribute('aria-label') ??
        page.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent;
      expect(tidy(label), section.id).not.toBe('');
    }
  });

  test('leads to the booking section from bar and hero, and every anchor leads somewhere', () => {
    expect(linksTo('#booking')).toEqual(['Book Now', 'Start Recording Journey']);
    expect(linksTo('#faq')).toEqual(['FAQ', 'FAQ']);
    expect(linksTo('#contact')).toEqual(['Contact', 'Support']);
    for (const link of page.querySelectorAll('a[href^="#"]')) {
      expect(page.getElementById((link.getAttribute('href') ?? '').slice(1)), link.outerHTML).not.toBeNull();
    }
  });

  test('tells three steps of the experience and four of the visit', () => {
    const titles = (selector: string) =>
      [...page.querySelectorAll(`${selector} ol h3`)].map((title) => tidy(title.textContent));
    expect(titles('#experience')).toEqual(landing.experience.steps.map((step) => step.title.en));
    expect(titles('#how-to-use')).toEqual(landing.howToUse.steps.map((step) => step.title.en));
  });

  test('shows the packages: notes, prices by time, the desk while it loads, royalties, chart eligibility', () => {
    const text = textOf('#packages');
    for (const note of landing.packages.notes) expect(text).toContain(note.en);
    expect(text).toMatch(
      /Morning 10:00-12:50 ₩40,000 Afternoon 13:00-17:50 ₩50,000 Evening 18:00-21:50 ₩44,000/,
    );
    expect(textOf('[data-add-ons] [data-part="loading"] h4')).toBe('Loading Packages');
    expect(page.querySelector('[data-add-ons] [data-part="failed"]')?.hasAttribute('hidden')).toBe(true);
    // What was published keeps the room of what is about to load.
    expect(page.querySelectorAll('[data-add-ons] li')).toHaveLength(initialAddOns.length);
    expect(text).toContain('Royalties for 70 years');
    expect(text).toContain('Single 1-2 tracks');
    expect(text).toContain('EP at least 4 tracks or 30 minutes');
  });

  test('lists every drink with its Korean name and its price', () => {
    const text = textOf('#menu');
    for (const item of menu) {
      expect(text).toContain(`${item.name.en} ${item.korean} ₩${item.priceWon.toLocaleString('en-US')}`);
    }
  });

  test('puts six albums on show whose players load on a click', () => {
    const sleeves = [...page.querySelectorAll('#packages [data-embed]')];
    expect(sleeves.map((sleeve) => sleeve.getAttribute('data-embed'))).toEqual(
      albums.flatMap((album) => album.embedUrl ?? []),
    );
    expect(sleeves[0]?.getAttribute('aria-label')).toBe('Play Record 1 by Artist 1');
    expect(page.querySelector('iframe')).toBeNull();
  });

  test('says of an album without a player that it is coming, and offers nothing to press', () => {
    const last = [...page.querySelectorAll('#packages .sleeve')].at(-1);
    expect(tidy(last?.textContent)).toBe('Coming soon');
    expect(last?.querySelector('button')).toBeNull();
  });

  test('shows the gallery: a featured picture, a moving one, a sheet of 36, three quotes with their stars', () => {
    expect(page.querySelectorAll('#gallery .sheet button img[alt]')).toHaveLength(36);
    expect(textOf('.gallery-lead')).toMatch(/Picture 1 .*Thirty-three and a third/);
    const stars = [...page.querySelectorAll('#gallery blockquote + figcaption [role="img"]')];
    expect(stars.map((element) => element.getAttribute('aria-label'))).toEqual(
      testimonials.map((quote) => `${quote.rating} out of 5 stars`),
    );
  });

  test('shows two walks with their minutes', () => {
    expect(textOf('#tours')).toMatch(/10 min.*Han River Park.*5 min.*Garosu-gil/);
  });

  test('asks twelve questions, one open at a time, and leads to more', () => {
    const questions = [...page.querySelectorAll('#faq details')];
    expect(questions.map((item) => tidy(item.querySelector('summary')?.textContent))).toEqual(
      faq.filter((entry) => entry.placement === 'landing').map((entry) => entry.question.en),
    );
    expect(new Set(questions.map((item) => item.getAttribute('name'))).size).toBe(1);
    expect(linksTo('/faq')).toContain('MORE questions and answers');
  });

  test('mounts the wizard so that it loads when it comes near, with its first step in the page', () => {
    const island = page.querySelector('#booking astro-island');
    expect(island?.getAttribute('client')).toBe('visible');
    expect(tidy(island?.textContent)).toContain('Direct Booking');
  });

  test('tells how to get there', () => {
    const text = textOf('#contact');
    for (const line of [
      settings.contactHeading,
      settings.address,
      settings.nearestStation,
      settings.openingHoursText,
    ]) {
      expect(text).toContain(line.en);
    }
    expect(text).toContain('Getting Here');
    for (const direction of settings.directions) expect(text).toContain(direction.from.en);
    expect(page.querySelector('#contact a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+8220000000');
    for (const social of settings.socialLinks) expect(linksTo(social.url)).toEqual([social.label]);
  });

  test('ends with the policies, copyright and business line', () => {
    const buttons = [...page.querySelectorAll('footer button[data-policy-slug]')].map((button) =>
      tidy(button.textContent),
    );
    expect(buttons).toEqual(['Privacy Policy', 'Terms of Service', 'Cancellation Policy']);
    expect(textOf('footer')).toContain(settings.copyright.en);
    expect(textOf('footer')).toContain(settings.businessRegistration.en);
  });

  test('has a title, a description and one address for search engines', () => {
    expect(page.title).toBe('Sinsa Record Cafe · Record a K-pop song in Seoul');
    expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      settings.description.en,
    );
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://cafe.example/');
    expect(page.querySelector('meta[name="robots"]')).toBeNull();
    expect(page.documentElement.getAttribute('lang')).toBe('en');
  });

  test('weighs at most 25 KB with its styles, compressed', () => {
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(25_000);
  });
});

describe('other pages', () => {
  test('the policies stand on a page of their own with their effective date', async () => {
    const policies = documentOf(await site.text('/policies'));
    const articles = [...policies.querySelectorAll('article')];
    expect(articles.map((article) => article.id)).toEqual(['privacy', 'terms', 'cancellation']);
    for (const article of articles)
      expect(tidy(article.textContent)).toContain('Effective Date January 1, 2025');
  });

  test('away from the landing page the bar and the footer lead back to it', async () => {
    const notFound = documentOf(await site.text('/nowhere'));
    const hrefs = [...notFound.querySelectorAll('header a, footer a')].map((link) =>
      link.getAttribute('href'),
    );
    const sections = Object.keys(words.sections).map((id) => `/#${id}`);
    expect(hrefs).toEqual([
      '/',
      ...sections,
      '/#booking',
      '/policies',
      '/my-booking',
      '/#faq',
      '/#contact',
      '/gift-cards',
      '/franchise',
      '#main',
    ]);
    expect(notFound.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(tidy(notFound.querySelector('h1')?.textContent)).toBe('Page Not Found');
    expect(notFound.querySelector('main a[href="/"]')).not.toBeNull();
  });
});
