import { MONDAY_MAIL_TIME } from 'shared/monday-mail/monday-mail.ts';
import { keyFiguresOf } from 'shared/reports/key-figures.ts';
import { addSeoulDays, instantInSeoul, seoulWallClock } from 'shared/time/seoul.ts';
import { spanAround } from 'shared/reports/spans.ts';
import type { EmailQueue } from '../email/base/email.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { readReport } from '../reports/read-report.usecase.ts';
import { findDue, noteSent } from './monday-mail.store.ts';

interface MondayMailDeps extends Pick<PlatformDeps, 'db' | 'clock' | 'log'> {
  emails: Pick<EmailQueue, 'mondayMail'>;
}

/**
 * On Mondays from eight o'clock on: last week, to everybody who has asked for it and may still read reports. Any number of copies may
 * run it at once; whoever was away on Monday morning sends it later that day, and not on Tuesday.
 *
 * @returns how many mails were queued
 */
export async function sendMondayMails(
  { db, clock, emails, log }: MondayMailDeps,
  stopping?: AbortSignal,
): Promise<number> {
  const now = clock();
  const { date: today, time } = seoulWallClock(now);
  const isDue = spanAround(today, 'week').from === today && time >= MONDAY_MAIL_TIME;
  const readers = isDue ? await findDue(db, today) : [];
  if (readers.length === 0) return 0;
  const week = spanAround(addSeoulDays(today, -1), 'week');
  const report = await readReport(db, week, now);
  // What is not counted to its end yet is looked at again by the next run.
  if (report.asOf === null || new Date(report.asOf) < instantInSeoul(today, '00:00')) return 0;
  if (report.staleDays > 0) return 0;
  const { open, branches } = report;
  const news = { week, figures: keyFiguresOf(report), open, branches, now };
  let queued = 0;
  for (const { id, email, language } of readers) {
    if (stopping?.aborted) return queued;
    try {
      await db.transaction(async (trx) => {
        if (!(await noteSent(trx, today, id))) return;
        await emails.mondayMail(trx, { ...news, email, language: language ?? 'en' });
        queued += 1;
      });
    } catch (error) {
      // Whoever comes after is not kept waiting; the next run tries it again.
      log.error({ err: error, userId: id }, 'a Monday mail could not be queued');
    }
  }
  return queued;
}
