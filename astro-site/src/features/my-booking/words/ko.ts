import type { OwnPageWords } from './en.ts';
import { changes } from './changes.ko.ts';
import { deliveries } from './deliveries.ko.ts';
import { money } from './money.ko.ts';
import { opening } from './opening.ko.ts';
import { recordings } from './recordings.ko.ts';
import { refusals } from './refusals.ko.ts';
import { ticket } from './ticket.ko.ts';

export const words: OwnPageWords = { opening, ticket, deliveries, recordings, money, changes, refusals };
