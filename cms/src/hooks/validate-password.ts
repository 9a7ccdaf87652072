import { APIError, type CollectionBeforeValidateHook } from 'payload';
import { passwordRefusal } from 'shared/auth/password-strength.ts';
import { accounts as en } from 'shared/problems/accounts.en.ts';
import { accounts as ko } from 'shared/problems/accounts.ko.ts';
import { sentenceOf } from 'shared/problems/refusal.ts';
import { cleanAccountName, cleanPassword, holdsUnseen, mixesScripts } from 'shared/typed/account-name.ts';
import { cleanEmail } from 'shared/typed/email.ts';
import { config } from '../configuration/config.ts';
import { languageOf, textFor, type StaffText } from '../language/staff-text.ts';

const accountSentences = { en, ko };

const names = {
  unseen: {
    en: 'Write the name without invisible characters.',
    ko: '이름에서 보이지 않는 문자를 빼 주세요.',
  },
  mixed: {
    en: 'Write the name in letters of one script, such as Latin or Korean: mixed ones can look like another name.',
    ko: '이름은 한글이나 로마자처럼 한 종류의 글자로 적어 주세요. 섞어 쓰면 다른 이름처럼 보일 수 있습니다.',
  },
};

/** What is typed of an account, as it is kept. A name must not pass for another one. @throws APIError 400 */
export const cleanAccount: CollectionBeforeValidateHook = ({ data, req }) => {
  if (!data) return data;
  const { email, name, password, currentPassword } = data as Record<string, unknown>;
  const refuse = (text: StaffText) => new APIError(textFor(req, text), 400, {}, true);
  if (typeof name === 'string' && holdsUnseen(name)) throw refuse(names.unseen);
  if (typeof name === 'string' && mixesScripts(name)) throw refuse(names.mixed);
  return {
    ...data,
    ...(typeof email === 'string' && { email: cleanEmail(email) }),
    ...(typeof name === 'string' && { name: cleanAccountName(name) }),
    ...(typeof password === 'string' && { password: cleanPassword(password) }),
    ...(typeof currentPassword === 'string' && { currentPassword: cleanPassword(currentPassword) }),
  };
};

/** Payload itself accepts any three characters. The rule is that of the dashboard, too. */
export const validatePassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const password: unknown = data?.['password'];
  if (typeof password !== 'string') return data;
  const names = [data?.['email'] ?? originalDoc?.email, data?.['name'] ?? originalDoc?.name];
  const account = {
    minLength: config.PASSWORD_MIN_LENGTH,
    names: names.filter((name) => typeof name === 'string'),
  };
  const refusal = passwordRefusal(password, account);
  const sentence = refusal && sentenceOf(accountSentences[languageOf(req)], refusal);
  if (sentence) throw new APIError(sentence.replace(/\.?$/, '.'), 400, {}, true);
  return data;
};
