import { config } from '../configuration/config.ts';

/**
 * On https the names carry `__Host-`: a browser takes such a cookie only from this very host, for all of it, encrypted. Local
 * http gets plain names.
 */
const prefix = config.CMS_URL.startsWith('https:') ? '__Host-' : '';

/** Payload knows its own cookie by this name alone: its prefix would be that of cookies which scripts set, too. */
const payloadsName = 'payload-token';

export const cookieNames = {
  session: `${prefix}${payloadsName}`,
  /** Of a browser that has signed in before. */
  browser: `${prefix}payload-browser`,
  /** Of somebody who has given the password and not yet the second factor. */
  heldSignIn: `${prefix}payload-held-sign-in`,
};

/** The headers of a request as Payload reads them: the session under its name, and nothing else under that name. */
export function forPayload(headers: Headers): Headers {
  const given = headers.get('cookie');
  if (prefix === '' || given === null) return headers;
  const pairs = given.split(/; */).filter((pair) => !pair.startsWith(`${payloadsName}=`));
  const renamed = pairs.map((pair) =>
    pair.startsWith(`${cookieNames.session}=`) ? pair.slice(prefix.length) : pair,
  );
  const translated = new Headers(headers);
  translated.set('cookie', renamed.join('; '));
  return translated;
}

/** The headers of an answer as browsers get them. */
export function forBrowsers(headers: Headers): Headers {
  const cookies = headers.getSetCookie();
  if (prefix === '' || cookies.length === 0) return headers;
  const translated = new Headers(headers);
  translated.delete('set-cookie');
  for (const cookie of cookies) {
    const isSession = cookie.startsWith(`${payloadsName}=`);
    translated.append('set-cookie', isSession ? `${prefix}${cookie}` : cookie);
  }
  return translated;
}
