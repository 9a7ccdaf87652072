import type { PlainCode } from 'shared/problems/refusals.en.ts';
import type { AuditAction } from 'shared/auth/audit.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { OwnAccountContext } from '../auth/current-password.usecase.ts';
import { endSessionsOf } from '../auth/sessions.store.ts';
import { lockUser } from '../auth/users.store.ts';
import type { EmailQueue } from '../email/base/email.ts';
import type { SecondFactorNews } from '../email/messages/second-factor.ts';
import type { Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import type { Sealing } from '../platform/sealing.ts';
import { signInRequired } from '../auth/signed-in.ts';

/** Somebody who changes their own second factors. */
export interface OwnFactorsContext extends OwnAccountContext {
  emails: EmailQueue;
  sealing: Sealing;
  /** Of the website: passkeys are held to it. */
  origin: string;
}

interface Change {
  action: AuditAction;
  news: SecondFactorNews;
  before?: object;
  after?: object;
}

/**
 * One change of one's own second factors, one at a time for each account: `work` does it and says what it was. It ends the
 * account's other sessions, is written down, and told to the account by mail: whoever did not do it learns of it.
 */
export function changeOwnFactors<Result>(
  context: OwnFactorsContext,
  work: (trx: Transaction, user: User) => Promise<Change & { result: Result }>,
): Promise<Result> {
  const { db, now, sessionToken, emails } = context;
  return db.transaction(async (trx) => {
    const user = await lockUser(trx, context.user.id);
    if (!user) throw signInRequired();
    const { result, news, ...entry } = await work(trx, user);
    await endSessionsOf(trx, user.id, sessionToken);
    await writeAudit(trx, { ...entry, at: now, actor: user, subject: { type: 'user', id: user.id } });
    await emails.secondFactorChanged(trx, { account: user, news, now });
    return result;
  });
}

/** @throws Problem `stale-change` */
export const stale = (code: PlainCode) => new Problem('stale-change', code);
