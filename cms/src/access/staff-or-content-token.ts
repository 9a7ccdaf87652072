import type { Access } from 'payload';
import { config } from '../configuration/config.ts';
import { staffMember } from './user.ts';
import { bearsToken } from './bearer-token.ts';

/**
 * Uploaded files are read by staff, and by the publisher that copies the published ones into a release.
 * A picture that only a draft shows must not leave the CMS.
 */
export const staffOrContentToken: Access = ({ req }) =>
  staffMember(req.user) !== null || bearsToken(req.headers, config.CONTENT_API_TOKEN);
