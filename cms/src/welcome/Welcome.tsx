import type { ServerProps } from 'payload';
import { staffMember } from '../access/user.ts';
import { staffLanguage } from '../language/staff-text.ts';
import { samplesLeft } from './samples.ts';
import { roleSentence, tasksFor } from './tasks.ts';

const texts = {
  en: {
    welcome: 'Welcome',
    welcomeTo: (name: string) => `Welcome, ${name}`,
    soon: 'Visitors see a change about a second after “Publish changes”.',
    samples: 'Still a sample: replace before opening',
  },
  ko: {
    welcome: '환영합니다',
    welcomeTo: (name: string) => `${name} 님, 환영합니다`,
    soon: '‘변경 사항 게시’를 누르면 1초쯤 뒤에 방문자에게 보입니다.',
    samples: '아직 샘플인 내용: 문을 열기 전에 바꿔 주세요',
  },
};

/** The head of the dashboard: one's role, its most frequent tasks, and what is still a sample. */
export async function Welcome({ i18n, payload, user }: ServerProps) {
  const member = staffMember(user);
  if (!member) return null;
  const language = staffLanguage(i18n.language);
  const words = texts[language];
  const samples = await samplesLeft(payload);
  const link = (path: string) => payload.config.routes.admin + path;
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h1 id="welcome">{member.name ? words.welcomeTo(member.name) : words.welcome}</h1>
      <p>
        {roleSentence[member.role][language]} {words.soon}
      </p>
      <ul className="welcome__tasks">
        {tasksFor(member.role).map(({ label, hint, path }) => (
          <li key={label.en}>
            <a href={link(path)}>
              <strong>{label[language]}</strong>
              <span>{hint[language]}</span>
            </a>
          </li>
        ))}
      </ul>
      {samples.length > 0 && (
        <div className="welcome__samples">
          <h2>{words.samples}</h2>
          <ul>
            {samples.map(({ what, path }) => (
              <li key={what.en}>
                <a href={link(path)}>{what[language]}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
