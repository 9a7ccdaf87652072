import * as migration1 from './20261129_205651_baseline.ts';

/** Forward only, in this order. Written by `npm run migrate:create`. */
export const migrations = [
  { name: '20261129_205651_baseline', up: migration1.up, down: migration1.down },
];
