import type { RequestHandler } from 'express';

/**
 * Leads other spellings of an address to the one that pages have: "/faq/" and "//faq" to "/faq"; letters that need no escape, as
 * in "/my%2Dbooking"; and "/my-booking%23token", which scanners of mails make of "/my-booking#token". The query stays.
 */
export const oneAddress: RequestHandler = (req, res, next) => {
  if (!['GET', 'HEAD'].includes(req.method)) return next();
  const [path = '', ...fragment] = unescaped(req.path).split(/%23/);
  const tidy = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (fragment.length === 0 && tidy === req.path) return next();
  const query = req.originalUrl.slice(req.originalUrl.split('?')[0]?.length);
  if (fragment.length === 0) return res.redirect(308, tidy + query);
  // What stands behind "#" opens the page of one guest: nobody on the way keeps it.
  res.set('cache-control', 'no-store').redirect(302, `${tidy}${query}#${fragment.join('%23')}`);
};

/** Escapes of letters, digits, "-", ".", "_" and "~" are those characters (RFC 3986, section 2.3). */
const unescaped = (path: string) =>
  path.replaceAll(/%([2-7][0-9a-f])/gi, (escape, code: string) => {
    const character = String.fromCharCode(parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
