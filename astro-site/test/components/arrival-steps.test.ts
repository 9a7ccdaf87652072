import { initialArrival } from 'shared/catalogue/arrival.ts';
import { expect, test } from 'vitest';
import { arrivalSteps } from '../../src/components/site/arrival-steps.ts';

const places = [
  { id: 1, cafeName: { en: 'Sinsa Record Cafe Sinsa' }, nearestStation: { en: 'Sinsa Station' } },
  { id: 2, cafeName: { en: 'Sinsa Record Cafe Hongdae' }, nearestStation: { en: 'Hongik Univ. Station' } },
];
const wayOf = (where: Parameters<typeof arrivalSteps>[3]) =>
  arrivalSteps('14:00', initialArrival, false, where).slice(2);

test('where there is but one cafe the way is the one of the specification', () => {
  expect(wayOf({ places: [], branchId: undefined })).toEqual(['Find us at Line 3, exit 8: a 3-minute walk.']);
});

test('of several cafes the way is that of the one that was booked', () => {
  expect(wayOf({ places, branchId: 2 })).toEqual([
    'Find us at Sinsa Record Cafe Hongdae: Hongik Univ. Station.',
  ]);
});

test('a cafe that this tab does not know is left to the mail', () => {
  expect(wayOf({ places, branchId: undefined })).toEqual([]);
});
