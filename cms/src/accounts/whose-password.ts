import type { AfterErrorHook, CollectionAfterChangeHook, CollectionBeforeChangeHook, Field } from 'payload';
import { nobody } from '../access/nobody.ts';
import { isToChangePassword, signedIn } from '../access/user.ts';
import { textFor } from '../language/staff-text.ts';
import { findAccount } from '../sign-in/account.ts';
import { markBrowser } from '../sign-in/known-browser.ts';

/** Whether somebody else has set the password: then it was told, mailed or lies in an environment. */
export const mustChangePassword: Field = {
  name: 'mustChangePassword',
  type: 'checkbox',
  defaultValue: false,
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
};

const ownPasswordSet = 'ownPasswordSet';

/** Our own commands say themselves who knows the password. */
export const noteWhosePassword: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (!data['password'] || req.payloadAPI === 'local') return data;
  const isOwn = operation === 'update' && signedIn(req.user)?.id === originalDoc?.id;
  if (isOwn) req.context[ownPasswordSet] = true;
  return { ...data, mustChangePassword: !isOwn };
};

/** The mark of a known browser ends with the password; the browser in which its owner changes it gets a new one. */
export const keepBrowserKnown: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.context[ownPasswordSet] || signedIn(req.user)?.id !== doc.id) return;
  const account = await findAccount(req, { id: { equals: doc.id } });
  if (account) markBrowser(req, account, Date.now());
};

/** What somebody reads who has yet to change such a password and tries anything else. */
const passwordFirst = {
  en: 'Somebody else has set your password. Choose one of your own under “Account” first; then everything else opens.',
  ko: '다른 사람이 정한 비밀번호입니다. 먼저 ‘계정’에서 비밀번호를 새로 정하면 나머지를 모두 쓸 수 있습니다.',
};

/** Refusals to them say what to do. Who is refused is the access rules' business (`access/user.ts`). */
export const passwordComesFirst: AfterErrorHook = ({ error, req }) => {
  const isRefusal = 'status' in error && error.status === 403;
  if (!isRefusal || !isToChangePassword(req.user)) return;
  return { status: 403, response: { errors: [{ message: textFor(req, passwordFirst) }] } };
};
