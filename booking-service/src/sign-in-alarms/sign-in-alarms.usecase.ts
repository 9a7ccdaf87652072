import { ALARM_SHOWN_MS } from 'shared/attention/attention.ts';
import type { SignInAlarm } from 'shared/attention/attention.ts';
import { SIGN_IN_WINDOW_SECONDS } from 'shared/auth/sign-in-limits.ts';
import type { LoginLimits } from '../auth/login-limits.ts';
import type { SignInEvent, SignInWatch } from '../auth/sign-in-watch.ts';
import { lockUser } from '../auth/users.store.ts';
import type { EmailQueue } from '../email/base/email.ts';
import type { Database, Transaction } from '../platform/database.ts';
import {
  countAlarmsSince,
  countFailuresSince,
  forgetAlarmsBefore,
  insertAlarm,
} from './sign-in-alarms.store.ts';

/** A program that signs in by itself brings no cookie, and ten mails a day say as much as a thousand. The dashboard counts on. */
const NEW_BROWSER_MAILS_A_DAY = 10;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Tells the owner of an account by mail, and super admins on the dashboard, of a new browser and of wrong passwords up to
 * the limit. Of wrong passwords once a day: strangers cause them, and they shall not fill anybody's mailbox.
 */
export function createSignInWatch(
  emails: EmailQueue,
  { loginsPerAccount }: Pick<LoginLimits, 'loginsPerAccount'>,
): SignInWatch {
  const ofDay = (trx: Transaction, kind: SignInAlarm, { user, now }: SignInEvent) =>
    countAlarmsSince(trx, user.id, kind, before(now, ALARM_SHOWN_MS));

  const note = (
    trx: Transaction,
    kind: SignInAlarm,
    { user, from, now }: SignInEvent,
    tries: number | null,
  ) => insertAlarm(trx, { userId: user.id, kind, at: now, ...from, tries });

  async function mail(
    trx: Transaction,
    kind: SignInAlarm,
    { user, from, now }: SignInEvent,
    tries: number | null,
  ): Promise<void> {
    const { username, email } = user;
    await emails.signInAlarm(trx, { kind, username, email, ...from, tries, now });
  }

  return {
    async newBrowser(trx, event) {
      const isMailed = (await ofDay(trx, 'new-browser', event)) < NEW_BROWSER_MAILS_A_DAY;
      await note(trx, 'new-browser', event, null);
      if (isMailed) await mail(trx, 'new-browser', event, null);
    },
    async failed(trx, event) {
      const { user, now } = event;
      // Nobody gets in there with any password, and its owner may have left.
      if (!user.isActive) return;
      // Of failures at once, each sees those before it: none is left out of the count, and one raises the alarm.
      await lockUser(trx, user.id);
      const failures = await countFailuresSince(trx, user.id, before(now, SIGN_IN_WINDOW_SECONDS * 1000));
      if (failures < loginsPerAccount) return;
      if ((await ofDay(trx, 'failed-sign-ins', event)) > 0) return;
      await note(trx, 'failed-sign-ins', event, failures);
      await mail(trx, 'failed-sign-ins', event, failures);
    },
  };
}

/** What no dashboard shows any more. */
export const forgetOldAlarms = (db: Database, now: Date): Promise<void> =>
  forgetAlarmsBefore(db, before(now, ALARM_SHOWN_MS));
