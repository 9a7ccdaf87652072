import type { PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { bearsToken } from '../../../src/access/bearer-token.ts';
import { managersOnly } from '../../../src/access/managers-only.ts';
import { nobody } from '../../../src/access/nobody.ts';
import { publishedOrStaff } from '../../../src/access/published-or-staff.ts';
import { selfOrManager } from '../../../src/access/self-or-manager.ts';
import { staff } from '../../../src/access/staff.ts';

const as = (role: 'editor' | 'manager' | null) =>
  ({ req: { user: role && { id: 7, collection: 'users', role } } as PayloadRequest }) as {
    req: PayloadRequest;
  };
const stranger = { req: { user: { id: 1, collection: 'somebody-else', role: 'manager' } } } as unknown as {
  req: PayloadRequest;
};

describe('staff', () => {
  it('lets editors and managers in', () => {
    expect(staff(as('editor'))).toBe(true);
    expect(staff(as('manager'))).toBe(true);
  });

  it('keeps visitors and other accounts out', () => {
    expect(staff(as(null))).toBe(false);
    expect(staff(stranger)).toBe(false);
  });
});

describe('managersOnly', () => {
  it('lets managers in', () => {
    expect(managersOnly(as('manager'))).toBe(true);
  });

  it('keeps editors, visitors and other accounts out', () => {
    expect(managersOnly(as('editor'))).toBe(false);
    expect(managersOnly(as(null))).toBe(false);
    expect(managersOnly(stranger)).toBe(false);
  });
});

describe('publishedOrStaff', () => {
  it('shows everything to staff', () => {
    expect(publishedOrStaff(as('editor'))).toBe(true);
  });

  it('shows visitors what is published only', () => {
    expect(publishedOrStaff(as(null))).toEqual({ _status: { equals: 'published' } });
  });
});

describe('selfOrManager', () => {
  it('gives managers every account', () => {
    expect(selfOrManager(as('manager'))).toBe(true);
  });

  it('gives editors their own account and visitors none', () => {
    expect(selfOrManager(as('editor'))).toEqual({ id: { equals: 7 } });
    expect(selfOrManager(as(null))).toBe(false);
  });
});

describe('nobody', () => {
  it('is nobody', () => {
    expect(nobody()).toBe(false);
  });
});

describe('the content token', () => {
  const headers = (authorization: string) => new Headers({ authorization });

  it('is accepted whole', () => {
    expect(bearsToken(headers('Bearer secret-token'), 'secret-token')).toBe(true);
  });

  it('is refused otherwise', () => {
    for (const value of [
      'Bearer secret-toke',
      'Bearer secret-token2',
      'secret-token',
      'Basic secret-token',
      'Bearer ',
    ]) {
      expect(bearsToken(headers(value), 'secret-token')).toBe(false);
    }
    expect(bearsToken(new Headers(), 'secret-token')).toBe(false);
    expect(bearsToken(undefined, 'secret-token')).toBe(false);
  });
});
