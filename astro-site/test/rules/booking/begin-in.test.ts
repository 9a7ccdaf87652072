import { afterEach, expect, test, vi } from 'vitest';
import { emptyForm } from '../../../src/features/booking/form/form-values.ts';
import { beginIn } from '../../../src/features/booking/where/begin-in.ts';

const branches = [
  { id: 1, slug: 'sinsa' },
  { id: 2, slug: 'hongdae' },
];
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['?branch=hongdae', 0, 2],
  ['?branch=hongdae', 1, 2],
  ['', 1, 1],
  ['?branch=', 2, 2],
  ['?branch=busan', 0, 0],
  ['', 9, 0],
])('with %j in the address and %j chosen before the form begins with %j', (search, kept, begins) => {
  vi.stubGlobal('location', { search });
  expect(beginIn(branches, { ...emptyForm, branchId: kept }).branchId).toBe(begins);
});

test('nobody is asked where there is but one cafe, whatever was chosen before', () => {
  vi.stubGlobal('location', { search: '?branch=hongdae' });
  expect(beginIn([], { ...emptyForm, branchId: 2 }).branchId).toBe(0);
});
