import type { Figures, Measurement } from '../frame/measurement.ts';
import { runProgram } from '../frame/programs.ts';

export const migrateOrders: Measurement = {
  title: 'how long the migration that makes orders keeps a shop closed',
  isOnlyByName: true,
  async *stages(bench) {
    yield {
      rounds: 1,
      subjects: bench.options.sizes.map((size) => ({
        name: `${size.toLocaleString('en')} bookings`,
        async measure() {
          const env = { BOOKING_DATABASE_URL: await bench.newDatabase('migrated'), APP_ENV: 'test' };
          const command = ['bench/migrate-orders.ts', String(size)];
          return JSON.parse(await runProgram({ folder: 'booking-service', command, env })) as Figures;
        },
      })),
    };
  },
};
