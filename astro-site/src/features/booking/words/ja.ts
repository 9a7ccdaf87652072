import type { BookingWords } from './en.ts';
import { addOns, drink, voucher } from './choices.ja.ts';
import { details, form, klook, lobby } from './form.ja.ts';
import { held } from './held.ja.ts';
import { party } from './party.ja.ts';
import { failure } from './submit.ja.ts';
import { ticket } from './ticket.ja.ts';
import { when } from './when.ja.ts';
import { where } from './where.ja.ts';

export const words: BookingWords = {
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
