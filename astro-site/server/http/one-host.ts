import type { RequestHandler } from 'express';

/** Refuses a request that names two hosts (RFC 9112, section 3.2): two servers on its way could each follow another one. */
export const oneHost: RequestHandler = (req, res, next) => {
  const named = req.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
  if (named.length <= 1) return next();
  res
    .status(400)
    .set('cache-control', 'no-store')
    .type('text')
    .send('This request names more than one host.\n');
};
