import { addOns, drink, voucher } from './choices.en.ts';
import { details, form, klook, lobby } from './form.en.ts';
import { held } from './held.en.ts';
import { party } from './party.en.ts';
import { failure } from './submit.en.ts';
import { ticket } from './ticket.en.ts';
import { when } from './when.en.ts';
import { where } from './where.en.ts';

/** Words of the booking wizard. */
export const words = {
  lobby,
  form,
  klook,
  details,
  where,
  when,
  party,
  drink,
  addOns,
  voucher,
  ticket,
  held,
  failure,
};
export type BookingWords = typeof words;
