import { accountEndpoints } from './account/endpoints.ts';
import { setUpEndpoints } from './set-up/endpoints.ts';
import { signInEndpoints } from './sign-in/endpoints.ts';

/** `POST /api/second-factor/…` */
export const secondFactorEndpoints = [...signInEndpoints, ...setUpEndpoints, ...accountEndpoints];
