import { initialArrival } from 'shared/catalogue/arrival.ts';
import { expect, test } from 'vitest';
import { arrivalSteps } from '../../../src/components/site/arrival-steps.ts';
import { placesOf, supportHandleAt } from '../../../src/components/site/places.ts';
import { haeundae, hongdae } from '../../fixtures/branches.ts';
import { settings } from '../../fixtures/settings.ts';

const places = placesOf([hongdae, { ...haeundae, supportHandle: '@haeundae' }]);
const wayOf = (where: Parameters<typeof arrivalSteps>[3]) =>
  arrivalSteps('14:00', initialArrival, false, where).slice(2);
const handleOf = (where: Parameters<typeof arrivalSteps>[3]) =>
  supportHandleAt(where, settings.supportHandle);

test('where there is but one cafe the way is the one of the specification, and the house is asked', () => {
  const where = { places: placesOf([haeundae]), branchId: haeundae.id };
  expect(wayOf(where)).toEqual(['Find us at Line 3, exit 8: a 3-minute walk.']);
  expect(handleOf(where)).toBe('@sinsarecordcafe');
});

test('of several cafes the way is that of the one that was booked, and that one is asked', () => {
  const where = { places, branchId: haeundae.id };
  expect(wayOf(where)).toEqual([
    'Find us at Sinsa Record Cafe Busan Haeundae: 3 minutes on foot from Haeundae Station (Line 2).',
  ]);
  expect(handleOf(where)).toBe('@haeundae');
});

test('the way to a cafe that this tab does not know is left to the mail; the house is asked', () => {
  const where = { places, branchId: undefined };
  expect(wayOf(where)).toEqual([]);
  expect(handleOf(where)).toBe('@sinsarecordcafe');
});
