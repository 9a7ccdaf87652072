import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { heldSignIn } from '../session/held-sign-in.ts';

type Props = Pick<AdminViewServerProps, 'payload' | 'searchParams'>;

/** On the sign-in page: whoever has given the password goes on to the second factor, wherever they wanted to go. */
export async function LeadOn({ payload, searchParams }: Props) {
  if (!(await heldSignIn(payload, await headers(), new Date()))) return null;
  const wanted = searchParams?.['redirect'];
  const query = typeof wanted === 'string' ? `?redirect=${encodeURIComponent(wanted)}` : '';
  redirect(`${payload.config.routes.admin}/second-factor${query}`);
}
