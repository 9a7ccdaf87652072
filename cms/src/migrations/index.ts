import * as migration1 from './20261120_094614_initial.ts';

/** Forward only, in this order. Written by `npm run migrate:create`. */
export const migrations = [
  { name: '20261120_094614_initial', up: migration1.up, down: migration1.down },
];
