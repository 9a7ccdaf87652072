import * as migration1 from './20261120_094614_initial.ts';
import * as migration2 from './20261120_103138_gallery_franchise_faq_page.ts';
import * as migration3 from './20261120_112729_autosave_pages.ts';

/** Forward only, in this order. Written by `npm run migrate:create`. */
export const migrations = [
  { name: '20261120_094614_initial', up: migration1.up, down: migration1.down },
  { name: '20261120_103138_gallery_franchise_faq_page', up: migration2.up, down: migration2.down },
  { name: '20261120_112729_autosave_pages', up: migration3.up, down: migration3.down },
];
