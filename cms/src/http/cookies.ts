import { config } from '../configuration/config.ts';

const isHttps = config.CMS_URL.startsWith('https:');
/**
 * On https the names carry `__Host-`: a browser takes such a cookie only from this very host, for all of it, encrypted. Local
 * http gets plain names.
 */
const prefix = isHttps ? '__Host-' : '';

export const cookieNames = {
  session: `${prefix}cms-session`,
  /** Of a browser that has left for the site to sign in: what it has to come back with, and where it goes then. */
  signIn: `${prefix}cms-sign-in`,
};

/** A cookie that scripts cannot read and other sites cannot send along with changes. */
export const cookie = (name: string, value: string, maxAgeSeconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

export const expired = (name: string): string => cookie(name, '', 0);
