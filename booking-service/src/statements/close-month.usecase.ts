import type { Statement, StatementSettings } from 'shared/statements/statement.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { Database } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { monthsWith, readStatement, reckon } from './read-statements.usecase.ts';
import { insertStatement, listClosed, lockClosing, readSettings, writeSettings } from './statements.store.ts';

/**
 * Closes a month (yyyy-MM in Seoul): gives it the next number, and keeps its statement and what it is made of as they are at this
 * moment. Closed twice it is closed once.
 *
 * @throws Problem `not-found` for a month before money moved; `month-not-closable` for one that is not over, or not the next
 */
export async function closeMonth(db: Database, month: string, actor: User, now: Date): Promise<Statement> {
  await db.transaction(async (trx) => {
    await lockClosing(trx);
    const months = await monthsWith(month, trx, now);
    const state = months.find((one) => one.month === month)?.state;
    if (state === 'closed') return;
    if (state === 'running') throw new Problem('month-not-closable', 'statement-not-over');
    const next = months.find((one) => one.state === 'next')?.month;
    if (next !== undefined && next !== month)
      throw new Problem('month-not-closable', { code: 'statement-not-next', params: { month: next } });
    const number = (await listClosed(trx)).length + 1;
    const reckoned = await reckon(trx, month, { isFirst: true, now });
    await insertStatement(trx, { month, number, closedAt: now }, reckoned);
    const subject = { type: 'statement', id: month } as const;
    await writeAudit(trx, { at: now, actor, action: 'month-closed', subject, after: { number } });
  });
  return readStatement(db, month, now);
}

/** Of all months that are not closed. */
export function changeSettings(
  db: Database,
  settings: StatementSettings,
  actor: User,
  now: Date,
): Promise<StatementSettings> {
  return db.transaction(async (trx) => {
    await lockClosing(trx);
    const before = await readSettings(trx);
    await writeSettings(trx, settings);
    const subject = { type: 'statement', id: 'settings' } as const;
    await writeAudit(trx, { at: now, actor, action: 'statement-settings', subject, before, after: settings });
    return settings;
  });
}
