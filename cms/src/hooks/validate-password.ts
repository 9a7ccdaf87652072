import { APIError, type CollectionBeforeValidateHook } from 'payload';

const shortestPassword = 10;

/** Payload itself accepts three characters. */
export const validatePassword: CollectionBeforeValidateHook = ({ data }) => {
  const password: unknown = data?.['password'];
  if (typeof password !== 'string' || password.length >= shortestPassword) return data;
  throw new APIError(`Choose a password with ${shortestPassword} or more characters.`, 400, {}, true);
};
