import type { RequestHandler } from 'express';

/** What proxies add on the way, by one convention or another; anybody can write the same into a request. */
const saidOnTheWay = /^(x-forwarded(-|$)|forwarded$|x-real-ip$|x-client-ip$|true-client-ip$)/;

/**
 * Tells the service behind who asks: the connection's own address, or what the configured number of proxies before us
 * says (Express has counted them). Whatever else the request claims is taken out.
 */
export const sayWhoAsks: RequestHandler = (req, _res, next) => {
  const claimed = Object.entries(req.headers);
  req.headers = {
    ...Object.fromEntries(claimed.filter(([name]) => !saidOnTheWay.test(name))),
    'x-forwarded-for': req.ip,
    'x-forwarded-proto': req.protocol,
    // HTTP/1.0 needs no host.
    ...(req.headers.host !== undefined && { 'x-forwarded-host': req.host }),
  };
  next();
};
