import type { RequestHandler } from 'express';

/**
 * Takes the requests of one connection one after the other, as they are answered. Node hands over all that a client has
 * sent ahead, and when the connection breaks it tells only the answer under way: whatever the others had opened by then
 * would stay open. So they open nothing before it is their turn, and if that never comes they are forgotten.
 */
export const inTurn: RequestHandler = (_req, res, next) => {
  if (res.socket) next();
  else res.once('socket', () => next());
};
