import type { BookingWords } from './en.ts';
import { addOns, drink, voucher } from './choices.zh.ts';
import { details, form, klook, lobby } from './form.zh.ts';
import { held } from './held.zh.ts';
import { party } from './party.zh.ts';
import { failure } from './submit.zh.ts';
import { ticket } from './ticket.zh.ts';
import { when } from './when.zh.ts';
import { where } from './where.zh.ts';

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
