import type { PasskeyPlace } from 'shared/auth/second-factor/passkeys.ts';
import { config } from '../../configuration/config.ts';

/** Passkeys of staff are good at the CMS's own address alone. */
export const place: PasskeyPlace = { name: new URL(config.CMS_URL).hostname, origin: config.CMS_URL };
