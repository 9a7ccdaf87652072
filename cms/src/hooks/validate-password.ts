import { APIError, type CollectionBeforeValidateHook } from 'payload';
import { passwordRefusal } from 'shared/auth/password-strength.ts';
import { config } from '../configuration/config.ts';
import { languageOf } from '../language/staff-text.ts';

/** Payload itself accepts any three characters. The rule is that of the dashboard, too. */
export const validatePassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const password: unknown = data?.['password'];
  if (typeof password !== 'string') return data;
  const names = [data?.['email'] ?? originalDoc?.email, data?.['name'] ?? originalDoc?.name];
  const account = {
    minLength: config.PASSWORD_MIN_LENGTH,
    names: names.filter((name) => typeof name === 'string'),
  };
  const refusal = passwordRefusal(password, account, languageOf(req));
  if (refusal) throw new APIError(refusal.replace(/\.?$/, '.'), 400, {}, true);
  return data;
};
