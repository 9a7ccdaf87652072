import type { AfterErrorHook } from 'payload';

/**
 * Whoever asks for what is not theirs leaves a line behind: what was asked, by whose account, and no more.
 */
export const logRefusal: AfterErrorHook = ({ error, req }) => {
  if (!('status' in error) || error.status !== 403) return;
  const { method, pathname, user } = req;
  req.payload.logger.warn({
    msg: 'Request refused',
    status: 403,
    method,
    path: pathname,
    account: user?.id ?? 'none',
  });
};
