import { expect, test } from 'vitest';
import type { ContentSnapshot } from 'shared/content/snapshot.ts';
import { keepUnchanged } from '../../../server/publisher/unchanged-pages.ts';
import { sampleSnapshot } from '../../fixtures/snapshot.ts';

/** Pages that read a part of the content each, and how often each was made. */
function pagesThatCount() {
  const made: string[] = [];
  const reads: Record<string, (snapshot: ContentSnapshot) => unknown> = {
    '/faq': ({ faq }) => faq.map(({ answer }) => answer.en),
    '/ko/faq': ({ faq }) => faq.map(({ answer }) => answer.ko ?? answer.en),
    '/policies': ({ policies, settings }) => [policies.length, settings.phone],
  };
  const publish = keepUnchanged((path, snapshot) => {
    made.push(path);
    return Promise.resolve(JSON.stringify(reads[path]?.(snapshot)));
  });
  return {
    publish: (snapshot: ContentSnapshot) => publish(Object.keys(reads), snapshot),
    madeSince: () => made.splice(0),
  };
}

const answered = (locale: 'en' | 'ko', text: string, version: number): ContentSnapshot => {
  const snapshot = structuredClone(sampleSnapshot());
  const [first] = snapshot.faq;
  if (first) first.answer[locale] = text;
  return { ...snapshot, version };
};

test('a publish renders the pages that read what it has changed, and no others', async () => {
  const site = pagesThatCount();
  const first = await site.publish(answered('ko', '일', 1));
  expect(site.madeSince()).toEqual(['/faq', '/ko/faq', '/policies']);

  const second = await site.publish(answered('ko', '하나', 2));
  expect(site.madeSince()).toEqual(['/ko/faq']);
  expect(second[1]).toContain('하나');
  expect([second[0], second[2]]).toEqual([first[0], first[2]]);

  await site.publish(answered('ko', '하나', 3));
  expect(site.madeSince()).toEqual([]);
});

test('an entry more is read by whoever reads the list', async () => {
  const site = pagesThatCount();
  const snapshot = answered('en', 'One', 1);
  await site.publish(snapshot);
  site.madeSince();
  const [entry] = snapshot.faq;
  await site.publish({ ...snapshot, version: 2, faq: [...snapshot.faq, ...(entry ? [entry] : [])] });
  expect(site.madeSince()).toEqual(['/faq', '/ko/faq']);
});

test('a page that could not be made is made the next time', async () => {
  let isBroken = true;
  const publish = keepUnchanged((_, { settings }) =>
    isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(settings.phone),
  );
  await expect(publish(['/'], answered('en', 'One', 1))).rejects.toThrow('broken');
  isBroken = false;
  expect(await publish(['/'], answered('en', 'One', 2))).toEqual([sampleSnapshot().settings.phone]);
});
