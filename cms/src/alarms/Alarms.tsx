import type { ServerProps } from 'payload';
import { isManager } from '../access/user.ts';
import { recentAlarms } from './recent-alarms.ts';

/** On the dashboard, for managers: sign-ins of the last days that somebody should look at. */
export async function Alarms({ payload, user }: ServerProps) {
  if (!isManager(user)) return null;
  const { lines, more } = await recentAlarms(payload);
  if (lines.length === 0) return null;
  return (
    <section className="alarms" aria-labelledby="alarms">
      <h2 id="alarms">Sign-ins of the last seven days to look at</h2>
      <ul>
        {lines.map(({ at, sentence }) => (
          <li key={at + sentence}>
            {sentence} <span>{at}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more} more.</p>}
      <p>
        If it was none of you, set a new password for the account under “CMS users”: that ends its sessions.
      </p>
    </section>
  );
}
