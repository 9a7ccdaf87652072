import type { RequestHandler } from 'express';

/** One address per page: "/faq/" and "//faq" lead to "/faq". The query stays. */
export const normaliseSlashes: RequestHandler = (req, res, next) => {
  const tidy = req.path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (tidy === req.path || !['GET', 'HEAD'].includes(req.method)) return next();
  const query = req.originalUrl.slice(req.originalUrl.split('?')[0]?.length);
  res.redirect(308, tidy + query);
};
