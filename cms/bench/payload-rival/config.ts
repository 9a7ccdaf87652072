import { postgresAdapter } from '@payloadcms/db-postgres';
import { APIError, buildConfig } from 'payload';
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';

/** What most would write: look whether somebody has the slot, and refuse. Two who look at the same moment both see it free. */
const refuseTakenSlot: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.count({
    collection: 'bookings' as never,
    where: { startsAt: { equals: data['startsAt'] } },
    req,
  });
  if (totalDocs > 0) throw new APIError('Somebody has just booked this time.', 409, undefined, true);
  return data;
};

/** The columns of a direct booking for one, as the service keeps them. */
const bookings: CollectionConfig = {
  slug: 'bookings',
  access: { create: () => true, read: () => true },
  hooks: {
    beforeValidate: [
      ({ data }) => ({ ...data, startsAt: `${data?.['bookingDate']}T${data?.['bookingTime']}:00+09:00` }),
    ],
    beforeChange: [refuseTakenSlot],
  },
  fields: [
    { name: 'startsAt', type: 'date', required: true, index: true },
    { name: 'bookingType', type: 'select', options: ['direct', 'klook'], required: true },
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'phone', type: 'text', required: true, maxLength: 30 },
    { name: 'selectedDrink', type: 'text', required: true },
    { name: 'youtubeTrackUrl', type: 'text', required: true },
    { name: 'selectedAddons', type: 'number', hasMany: true },
    { name: 'totalPrice', type: 'number', required: true, min: 0 },
    {
      name: 'status',
      type: 'select',
      options: ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'],
      defaultValue: 'pending',
      index: true,
    },
  ],
};

export default buildConfig({
  secret: 'a-secret-for-the-benchmark-alone',
  telemetry: false,
  graphQL: { disable: true },
  defaultDepth: 0,
  collections: [bookings],
  logger: { options: { level: 'silent' } },
  typescript: { autoGenerate: false },
  db: postgresAdapter({
    pool: {
      connectionString: process.env['RIVAL_DATABASE_URL'] ?? '',
      max: Number(process.env['DATABASE_POOL_SIZE']),
    },
    push: true,
  }),
});
