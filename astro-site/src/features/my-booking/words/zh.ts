import type { OwnPageWords } from './en.ts';
import { changes } from './changes.zh.ts';
import { deliveries } from './deliveries.zh.ts';
import { money } from './money.zh.ts';
import { opening } from './opening.zh.ts';
import { recordings } from './recordings.zh.ts';
import { refusals } from './refusals.zh.ts';
import { ticket } from './ticket.zh.ts';

export const words: OwnPageWords = { opening, ticket, deliveries, recordings, money, changes, refusals };
