import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { executeAuthStrategies, getPayload, type SanitizedConfig } from 'payload';
import { isToChangePassword } from '../access/user.ts';

/** Pages that need no password of one's own. */
const openPages = new Set(['account', 'login', 'logout', 'logout-inactivity', 'unauthorized']);
/** What the form of the account asks of the server while somebody types. Not all of the others ask the access rules. */
const openFunction = 'form-state';

async function hasToChangePassword(payload: Awaited<ReturnType<typeof getPayload>>): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers: await headers(), payload });
  return isToChangePassword(user);
}

/**
 * Before each page: whoever has yet to change a password that somebody else has set is led to where it is changed. The access
 * rules keep everything else closed; this saves people from empty pages.
 */
export async function leadToAccount(
  config: Promise<SanitizedConfig>,
  segments: string[] = [],
): Promise<void> {
  if (openPages.has(segments[0] ?? '')) return;
  const payload = await getPayload({ config });
  if (await hasToChangePassword(payload)) redirect(`${payload.config.routes.admin}/account`);
}

/** Before each of Payload's server functions. @throws Error for those whom the page has led to their account */
export async function refuseBeforeChange(config: Promise<SanitizedConfig>, name: string): Promise<void> {
  if (name === openFunction || !(await hasToChangePassword(await getPayload({ config })))) return;
  throw new Error('A password that somebody else has set has to be changed first.');
}
