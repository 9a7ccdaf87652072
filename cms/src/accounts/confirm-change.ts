import { ValidationError, type CollectionBeforeValidateHook, type Field, type PayloadRequest } from 'payload';
import { accounts as en } from 'shared/problems/accounts.en.ts';
import { accounts as ko } from 'shared/problems/accounts.ko.ts';
import { signedIn } from '../access/user.ts';
import { config } from '../configuration/config.ts';
import { textFor, type StaffText } from '../language/staff-text.ts';
import { findAccount } from '../sign-in/account.ts';
import { alarmOfGuesses, type GuessLimit } from '../sign-in/alarm-of-guesses.ts';
import { countTry } from '../sign-in/limits.ts';
import { pseudonym } from '../sign-in/pseudonym.ts';
import { isPasswordOf } from '../sign-in/stored-password.ts';

const labels = {
  currentPassword: { en: 'Your own current password', ko: '본인의 현재 비밀번호' },
  password: { en: 'New Password', ko: '새로운 비밀번호' },
};

/** Never stored: it says once that the one who asks is still the one who signed in. */
export const currentPassword: Field = {
  name: 'currentPassword',
  label: labels.currentPassword,
  type: 'text',
  virtual: true,
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    description: {
      en: 'Needed to change an e-mail address or a password, and to add somebody.',
      ko: '이메일 주소나 비밀번호를 바꾸거나 사람을 추가할 때 필요합니다.',
    },
    components: { Field: '/accounts/CurrentPassword.tsx#CurrentPassword' },
  },
};

const missing = {
  en: 'Type your own current password to change an e-mail address or a password, or to add somebody.',
  ko: '이메일 주소나 비밀번호를 바꾸거나 사람을 추가하려면 본인의 현재 비밀번호를 입력해 주세요.',
};
/** Where nothing else is asked for. */
export const typePassword = {
  en: 'Type your own current password.',
  ko: '본인의 현재 비밀번호를 입력해 주세요.',
};
const wrong = { en: 'This is not your current password.', ko: '현재 비밀번호가 올바르지 않습니다.' };
const same = { en: `${en['same-password']}.`, ko: ko['same-password'] };

const sameAddress = (one: unknown, other: unknown) =>
  String(one).toLowerCase().trim() === String(other).toLowerCase().trim();

/**
 * Whoever finds an open session must not be able to keep it: passwords, e-mail addresses and new accounts need the current
 * password of the one who is signed in. Guesses at it are counted like sign-ins.
 *
 * @throws ValidationError at the field, APIError 429 or 503
 */
export const confirmChange: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (!data || req.payloadAPI === 'local') return data;
  const { currentPassword: given, ...change } = data;
  const isSensitive =
    operation === 'create' ||
    Boolean(change['password']) ||
    (change['email'] !== undefined && !sameAddress(change['email'], originalDoc?.email));
  if (isSensitive) await confirmPassword(req, given);
  const isOwn = operation === 'update' && originalDoc?.id === signedIn(req.user)?.id;
  // Whoever knew the earlier password, such as the one who has set it, would know this one, too.
  if (isOwn && change['password'] && change['password'] === given) throw refusal(req, 'password', same);
  return change;
};

/** @throws ValidationError, APIError 429 or 503 */
export async function confirmPassword(req: PayloadRequest, given: unknown): Promise<void> {
  const member = signedIn(req.user);
  if (!member || typeof given !== 'string' || given === '') throw refusal(req, 'currentPassword', missing);
  const account = await findAccount(req, { id: { equals: member.id } });
  const limit: GuessLimit = {
    of: 'account',
    bucket: pseudonym('confirm', member.id),
    max: config.LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES,
  };
  const takeBack = await countTry(req, [limit]);
  const isRight = await isPasswordOf(req, account, given, 'trusted').catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (!isRight) {
    req.payload.logger.warn({
      msg: 'Current password refused',
      reason: 'wrong password',
      account: member.id,
    });
    await alarmOfGuesses(req, account, [limit]);
    throw refusal(req, 'currentPassword', wrong);
  }
  await takeBack();
}

function refusal(req: PayloadRequest, path: keyof typeof labels, sentence: StaffText): ValidationError {
  return new ValidationError(
    {
      collection: 'users',
      errors: [{ path, label: textFor(req, labels[path]), message: textFor(req, sentence) }],
      req,
    },
    req.t,
  );
}
