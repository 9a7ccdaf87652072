import type { ServerProps } from 'payload';
import { staffMember } from '../access/user.ts';
import { samplesLeft } from './samples.ts';
import { roleSentence, tasksFor } from './tasks.ts';

/** The head of the dashboard: one's role, its most frequent tasks, and what is still a sample. */
export async function Welcome({ payload, user }: ServerProps) {
  const member = staffMember(user);
  if (!member) return null;
  const samples = await samplesLeft(payload);
  const link = (path: string) => payload.config.routes.admin + path;
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h1 id="welcome">{member.name ? `Welcome, ${member.name}` : 'Welcome'}</h1>
      <p>{roleSentence[member.role]} Visitors see a change about a second after “Publish changes”.</p>
      <ul className="welcome__tasks">
        {tasksFor(member.role).map(({ label, hint, path }) => (
          <li key={label}>
            <a href={link(path)}>
              <strong>{label}</strong>
              <span>{hint}</span>
            </a>
          </li>
        ))}
      </ul>
      {samples.length > 0 && (
        <div className="welcome__samples">
          <h2>Still a sample: replace before opening</h2>
          <ul>
            {samples.map(({ what, path }) => (
              <li key={what}>
                <a href={link(path)}>{what}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
