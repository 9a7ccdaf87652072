import * as migration1 from './20261120_094614_initial.ts';
import * as migration2 from './20261120_103138_gallery_franchise_faq_page.ts';
import * as migration3 from './20261120_112729_autosave_pages.ts';
import * as migration4 from './20261122_081709_arrival_and_enquiries.ts';
import * as migration5 from './20261122_110414_sign_in_tries.ts';
import * as migration6 from './20261122_152823_staff_sign_in.ts';
import * as migration7 from './20261123_033721_session_mails.ts';
import * as migration8 from './20261124_091352_recording_keep_days.ts';
import * as migration9 from './20261124_092144_delivery_times.ts';
import * as migration10 from './20261124_165228_japanese.ts';
import * as migration11 from './20261124_213942_band_labels.ts';
import * as migration12 from './20261126_134211_gift_cards_page.ts';
import * as migration13 from './20261127_054225_branches.ts';
import * as migration14 from './20261129_211841_one_staff_identity.ts';

/** Forward only, in this order. Written by `npm run migrate:create`. */
export const migrations = [
  { name: '20261120_094614_initial', up: migration1.up, down: migration1.down },
  { name: '20261120_103138_gallery_franchise_faq_page', up: migration2.up, down: migration2.down },
  { name: '20261120_112729_autosave_pages', up: migration3.up, down: migration3.down },
  { name: '20261122_081709_arrival_and_enquiries', up: migration4.up, down: migration4.down },
  { name: '20261122_110414_sign_in_tries', up: migration5.up, down: migration5.down },
  { name: '20261122_152823_staff_sign_in', up: migration6.up, down: migration6.down },
  { name: '20261123_033721_session_mails', up: migration7.up, down: migration7.down },
  { name: '20261124_091352_recording_keep_days', up: migration8.up, down: migration8.down },
  { name: '20261124_092144_delivery_times', up: migration9.up, down: migration9.down },
  { name: '20261124_165228_japanese', up: migration10.up, down: migration10.down },
  { name: '20261124_213942_band_labels', up: migration11.up, down: migration11.down },
  { name: '20261126_134211_gift_cards_page', up: migration12.up, down: migration12.down },
  { name: '20261127_054225_branches', up: migration13.up, down: migration13.down },
  { name: '20261129_211841_one_staff_identity', up: migration14.up, down: migration14.down },
];
