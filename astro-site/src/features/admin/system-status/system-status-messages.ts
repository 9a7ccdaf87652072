import type { PartState, SystemPart } from 'shared/system-status/system-status.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './system-status-messages.ko.ts';

const en = {
  /** Of the line that opens the list. */
  well: 'The system is running.',
  notWell: (parts: readonly string[]) => `The system needs a look: ${parts.join(', ')}.`,
  failed: 'We could not ask how the system is. We keep trying.',
  list: 'Parts of the system',
  parts: {
    database: 'Database',
    catalogue: 'Prices and rules from the CMS',
    payments: 'Payments',
    mails: 'Mails',
    copy: 'Second database server',
    archive: 'Archive for backups',
  } satisfies Record<SystemPart, string>,
  states: { well: 'running', late: 'behind', away: 'not working', none: 'not set up' } satisfies Record<
    PartState,
    string
  >,
  unclear: (count: number) => `${count} unclear`,
  waiting: (count: number) => `${count} waiting`,
  behind: (time: string) => `${time} behind`,
  oldest: (time: string) => `the oldest for ${time}`,
  archived: (time: string) => `last archived ${time} ago`,
  neverArchived: 'nothing archived yet',
  soldAsBefore: 'selling at the last prices we have',
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  cms: 'Whether the last publish is live stands on the start page of the CMS.',
};
export type SystemStatusTexts = typeof en;

/** How the machinery is, for those who run the cafe. */
export const systemStatusTexts: InEveryLanguage<SystemStatusTexts> = { en, ko };
