import type { OwnPageWords } from './en.ts';
import { changes } from './changes.ja.ts';
import { deliveries } from './deliveries.ja.ts';
import { money } from './money.ja.ts';
import { opening } from './opening.ja.ts';
import { recordings } from './recordings.ja.ts';
import { refusals } from './refusals.ja.ts';
import { ticket } from './ticket.ja.ts';

export const words: OwnPageWords = { opening, ticket, deliveries, recordings, money, changes, refusals };
