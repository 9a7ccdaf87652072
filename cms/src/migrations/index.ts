import * as migration1 from './20261129_221321_baseline.ts';

/** Forward only, in this order. Written by `npm run migrate:create`. */
export const migrations = [
  { name: '20261129_221321_baseline', up: migration1.up, down: migration1.down },
];
