import type { Field, Tab } from 'payload';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testEnvironment } from '../../harness/environment.ts';

for (const [key, value] of Object.entries(testEnvironment('postgres://postgres@127.0.0.1:5432/cms')))
  vi.stubEnv(key, value);
afterAll(() => vi.unstubAllEnvs());
const { collections } = await import('../../../src/collections/index.ts');
const { globals } = await import('../../../src/globals/index.ts');

/** Words of the admin panel, with the place where they stand. */
type Words = [place: string, words: unknown];

const hangul = /[가-힣]/;
/** The same in both languages. */
const names = new Set(['FAQ']);

function isInBoth(words: unknown): boolean {
  if (typeof words !== 'object' || words === null || !('en' in words) || !('ko' in words)) return false;
  const { en, ko } = words;
  if (typeof en !== 'string' || typeof ko !== 'string' || en === '') return false;
  return hangul.test(ko) || (names.has(en) && ko === en);
}

/** Payload makes an English label of the name where there is none. */
const isLabelled = (field: Field) =>
  'name' in field && field.type !== 'ui' && !('hidden' in (field.admin ?? {}) && field.admin?.hidden);

function wordsOf(field: Field, parent: string): Words[] {
  const place = `${parent} › ${'name' in field ? field.name : field.type}`;
  const words: Words[] = [];
  const add = (what: string, said: unknown) => words.push([`${place}: ${what}`, said]);
  if (isLabelled(field)) add('label', 'label' in field ? field.label : undefined);
  if (field.admin && 'description' in field.admin && field.admin.description)
    add('description', field.admin.description);
  if (field.admin && 'placeholder' in field.admin) add('placeholder', field.admin.placeholder);
  if (field.type === 'array') add('labels', field.labels?.singular);
  if (field.type === 'array') add('labels', field.labels?.plural);
  if (field.type === 'select')
    for (const option of field.options) add('option', typeof option === 'string' ? option : option.label);
  if (field.type === 'tabs') return [...words, ...field.tabs.flatMap((tab) => wordsOfTab(tab, place))];
  return 'fields' in field ? [...words, ...wordsOfAll(field.fields, place)] : words;
}

function wordsOfTab(tab: Tab, parent: string): Words[] {
  const place = `${parent} › ${'name' in tab ? tab.name : 'tab'}`;
  const { description = tab.admin?.description } = tab;
  return [
    [`${place}: label`, tab.label],
    ...(description ? [[`${place}: description`, description] satisfies Words] : []),
    ...wordsOfAll(tab.fields, place),
  ];
}

const wordsOfAll = (fields: Field[], place: string) => fields.flatMap((field) => wordsOf(field, place));

/** A label that Payload calls for in the language of the reader. */
const called = (label: unknown) => {
  if (typeof label !== 'function') return undefined;
  const inLanguage = (language: string): unknown => label({ i18n: { language } });
  return { en: inLanguage('en'), ko: inLanguage('ko') };
};

const ofCollections = collections.flatMap(({ slug, labels, admin, fields }): Words[] => [
  [`${slug}: singular`, called(labels?.singular)],
  [`${slug}: plural`, called(labels?.plural)],
  [`${slug}: group`, admin?.group],
  [`${slug}: description`, admin?.description],
  ...wordsOfAll(fields, slug),
]);

const ofGlobals = globals.flatMap(({ slug, label, admin, fields }): Words[] => [
  [`${slug}: label`, label],
  [`${slug}: group`, admin?.group],
  ...(admin?.description ? [[`${slug}: description`, admin.description] satisfies Words] : []),
  ...wordsOfAll(fields, slug),
]);

describe('the words of collections and globals', () => {
  const all = [...ofCollections, ...ofGlobals];

  it('are found', () => {
    expect(all.length).toBeGreaterThan(300);
  });

  it('are in English and in Korean', () => {
    const missing = all.filter(([, words]) => !isInBoth(words)).map(([place]) => place);
    expect(missing).toEqual([]);
  });
});
