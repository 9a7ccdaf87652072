import { AsyncLocalStorage } from 'node:async_hooks';

/** A request, or one run of a job. */
interface Work {
  /** Under which everything about it is found: in logs, in the database, in the mails that it queues. */
  id: string;
  job?: string;
  /** How many statements it has sent by themselves. */
  statements: number;
}

const current = new AsyncLocalStorage<Work>();

/** Runs `work` under an id: every log line and every statement that comes of it says the id. */
export function runAs<Result>({ id, job }: { id: string; job?: string }, work: () => Result): Result {
  return current.run({ id, ...(job !== undefined && { job }), statements: 0 }, work);
}

/** The id of the request or job under way; undefined at the start of the process and between jobs. */
export const currentId = (): string | undefined => current.getStore()?.id;

/** What a log line says of the work that it comes from. */
export function workFacts(): object {
  const work = current.getStore();
  if (!work) return {};
  return work.job === undefined ? { requestId: work.id } : { requestId: work.id, job: work.job };
}

/** A name for the next statement of this work that no other has, or undefined outside of any. */
export function nextStatementName(): string | undefined {
  const work = current.getStore();
  if (!work) return undefined;
  work.statements += 1;
  return `${work.id}.${work.statements}`;
}
