import type { BookingWords } from './en.ts';
import { addOns, drink, voucher } from './choices.ko.ts';
import { details, form, klook, lobby } from './form.ko.ts';
import { held } from './held.ko.ts';
import { party } from './party.ko.ts';
import { failure } from './submit.ko.ts';
import { ticket } from './ticket.ko.ts';
import { when } from './when.ko.ts';
import { where } from './where.ko.ts';

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
