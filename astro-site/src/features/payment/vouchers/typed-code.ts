import * as z from 'zod/mini';
import { heldSession } from '../../../lib/checkout/checkout-session.ts';

const formSchema = z.object({ voucherCode: z.string() });

/** The code that was typed into the form of a booking; '' where none was. */
export function typedCode(bookingId: string): string {
  const held = heldSession.read();
  if (held?.pending.bookingId !== bookingId) return '';
  return formSchema.safeParse(held.form).data?.voucherCode.trim() ?? '';
}
