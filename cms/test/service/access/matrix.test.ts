import type { Field, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type SignedIn, type TestCms } from '../../harness/cms.ts';
import { aBranch } from '../branches/a-branch.ts';
import {
  allowed,
  collectionRules,
  fieldRules,
  globalRules,
  people,
  type Person,
  type Rules,
  type Who,
} from './expected-access.ts';

let cms: TestCms;
const users = {} as Record<Person, SignedIn | null>;
const headers = {} as Record<Person, Record<string, string>>;
beforeAll(async () => {
  cms = await startCms();
  users.visitor = null;
  headers.visitor = {};
  for (const role of ['editor', 'manager'] as const) {
    const user = await cms.user(role);
    users[role] = user;
    headers[role] = await cms.signIn(user);
  }
}, startTimeoutMs);
afterAll(() => cms.close());

const own = (slug: string) => !slug.startsWith('payload-');
const entries = Object.entries;

/**
 * Whether somebody is let in. What is refused is forbidden (403), hidden (404) or has no route at all (501); anything
 * else got past the rule.
 */
async function isLetIn(person: Person, path: string, method = 'GET', body?: object): Promise<boolean> {
  const { status } = await cms.request(path, {
    method,
    headers: { ...headers[person], ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(status, `${method} ${path}`).not.toBe(500);
  return ![403, 404, 501].includes(status);
}

async function newPicture(): Promise<number> {
  const square = { width: 9, height: 9, channels: 3, background: '#301040' } as const;
  const data = await sharp({ create: square }).png().toBuffer();
  const file = { data, size: data.length, name: 'square.png', mimetype: 'image/png' };
  return (await cms.payload.create({ collection: 'media', data: { alt: 'A square' }, file })).id;
}

/** What has to be in a document before it can be published, where the tests' seed has none: pictures, and what only a chain has. */
const complete: Record<string, () => Promise<object>> = {
  albums: async () => ({ title: 'Album', artist: 'Artist', cover: await newPicture() }),
  'gallery-items': async () => ({
    title: 'Title',
    description: 'Words',
    category: 'Studio',
    picture: await newPicture(),
  }),
  branches: () => Promise.resolve(aBranch),
};

/** A document to ask about: one of the seed, or a new one. */
async function someDocument(slug: string, status: 'draft' | 'published'): Promise<number> {
  if (slug === 'users') return (await cms.user('editor')).id;
  if (slug === 'media') return newPicture();
  const collection = slug as 'albums';
  const where = { _status: { equals: status } };
  const { docs } = await cms.payload.find({ collection, limit: 1, where });
  if (docs[0]) return docs[0].id;
  const data = { ...(status === 'published' && (await complete[slug]?.())), _status: status } as never;
  return (await cms.payload.create({ collection, data, draft: status === 'draft' })).id;
}

const asks: Record<keyof Rules, (slug: string, person: Person) => Promise<boolean>> = {
  read: async (slug, person) => isLetIn(person, `/api/${slug}/${await someDocument(slug, 'published')}`),
  readDraft: async (slug, person) =>
    isLetIn(person, `/api/${slug}/${await someDocument(slug, 'draft')}?draft=true`),
  readVersions: (slug, person) => isLetIn(person, `/api/${slug}/versions`),
  create: (slug, person) => isLetIn(person, `/api/${slug}`, 'POST', {}),
  update: async (slug, person) =>
    isLetIn(person, `/api/${slug}/${await someDocument(slug, 'draft')}`, 'PATCH', {}),
  delete: async (slug, person) =>
    isLetIn(person, `/api/${slug}/${await someDocument(slug, 'draft')}`, 'DELETE'),
};

describe('every collection and global has its rules in the table', () => {
  it('collections', () => {
    const slugs = cms.payload.config.collections.map(({ slug }) => slug).filter(own);
    expect(slugs.sort()).toEqual(Object.keys(collectionRules).sort());
  });

  it('globals', () => {
    expect(cms.payload.config.globals.map(({ slug }) => slug).sort()).toEqual(
      Object.keys(globalRules).sort(),
    );
  });

  it('fields', () => {
    expect([...fieldsWithRules().keys()].sort()).toEqual(Object.keys(fieldRules).sort());
  });
});

describe.each(entries(collectionRules))('%s', (slug, rules) => {
  for (const [operation, who] of entries(rules) as [keyof Rules, Who][]) {
    it.each(people)(`${operation}: ${who}; asked as %s`, async (person) => {
      expect(await asks[operation](slug, person)).toBe((allowed[who] as Person[]).includes(person));
    });
  }
});

describe.each(entries(globalRules))('%s', (slug, rules) => {
  const path = `/api/globals/${slug}`;
  it.each(people)(`read: ${rules.read}; asked as %s`, async (person) => {
    expect(await isLetIn(person, path)).toBe((allowed[rules.read] as Person[]).includes(person));
  });
  const { readVersions = 'nobody' } = rules;
  it.each(people)(`readVersions: ${readVersions}; asked as %s`, async (person) => {
    const answer = await isLetIn(person, `${path}/versions`);
    expect(answer).toBe((allowed[readVersions] as Person[]).includes(person));
  });
  it.each(people)(`update: ${rules.update}; asked as %s`, async (person) => {
    const answer = await isLetIn(person, `${path}?draft=true`, 'POST', { _status: 'draft' });
    expect(answer).toBe((allowed[rules.update] as Person[]).includes(person));
  });
});

describe.each(entries(fieldRules))('the field %s', (name, who) => {
  it.each(people)(`${who}; asked as %s`, async (person) => {
    const rule = fieldsWithRules().get(name);
    const letIn = await rule?.({ req: { user: users[person] } as PayloadRequest } as never);
    expect(letIn).toBe((allowed[who] as Person[]).includes(person));
  });
});

describe('the own account', () => {
  it('is read by its owner, and changed in the booking service alone', async () => {
    const path = `/api/users/${users.editor?.id}`;
    expect(await isLetIn('editor', path)).toBe(true);
    expect(await isLetIn('editor', path, 'PATCH', { name: 'Me' })).toBe(false);
    expect(await isLetIn('visitor', path)).toBe(false);
  });

  it.each(people)('has no password here; asked as %s', async (person) => {
    for (const action of ['login', 'unlock', 'forgot-password', 'reset-password', 'first-register']) {
      expect(await isLetIn(person, `/api/users/${action}`, 'POST', { email: 'manager@example.com' })).toBe(
        false,
      );
    }
  });
});

it('what Payload keeps for itself is closed to visitors', async () => {
  const slugs = cms.payload.config.collections.map(({ slug }) => slug).filter((slug) => !own(slug));
  expect(slugs.length).toBeGreaterThan(2);
  for (const slug of slugs) {
    expect([slug, await isLetIn('visitor', `/api/${slug}`)]).toEqual([slug, false]);
    expect([slug, await isLetIn('visitor', `/api/${slug}`, 'POST', {})]).toEqual([slug, false]);
  }
});

type FieldRule = (args: never) => boolean | Promise<boolean>;

/** Every rule that a field of ours has, from the running configuration: `slug.path: operation`. */
function fieldsWithRules(): Map<string, FieldRule> {
  const found = new Map<string, FieldRule>();
  const walk = (fields: Field[], path: string): void => {
    for (const field of fields) {
      const here = 'name' in field && field.name ? `${path}.${field.name}` : path;
      if ('access' in field && field.access && isOurs(field)) {
        for (const [operation, rule] of entries(field.access))
          found.set(`${here}: ${operation}`, rule as FieldRule);
      }
      if (field.type === 'tabs')
        for (const tab of field.tabs) walk(tab.fields, 'name' in tab ? `${here}.${tab.name}` : here);
      else if ('fields' in field) walk(field.fields, here);
    }
  };
  const { collections, globals } = cms.payload.config;
  for (const { slug, fields } of [...collections, ...globals]) if (own(slug)) walk(fields, slug);
  return found;
}

/** Payload adds fields of its own, for passwords, sessions and order, with rules of its own. */
const isOurs = (field: Field): boolean =>
  !('name' in field && /^(_|salt$|hash$|sessions|reset|login|lock)/.test(field.name ?? ''));
