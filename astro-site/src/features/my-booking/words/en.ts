import { changes } from './changes.en.ts';
import { deliveries } from './deliveries.en.ts';
import { money } from './money.en.ts';
import { opening } from './opening.en.ts';
import { recordings } from './recordings.en.ts';
import { refusals } from './refusals.en.ts';
import { ticket } from './ticket.en.ts';

/** Every word of a visitor's own page. */
export const words = { opening, ticket, deliveries, recordings, money, changes, refusals };
export type OwnPageWords = typeof words;
