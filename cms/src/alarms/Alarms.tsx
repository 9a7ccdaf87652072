import type { ServerProps } from 'payload';
import { isManager } from '../access/user.ts';
import { staffLanguage } from '../language/staff-text.ts';
import { recentAlarms } from './recent-alarms.ts';

const texts = {
  en: {
    heading: 'Sign-ins of the last seven days to look at',
    more: (count: number) => `And ${count} more.`,
    advice:
      'If it was none of you, set a new password for the account under “CMS users”: that ends its sessions.',
  },
  ko: {
    heading: '확인이 필요한 최근 7일의 로그인',
    more: (count: number) => `그 밖에 ${count}건이 더 있습니다.`,
    advice:
      '우리 직원이 한 일이 아니라면 ‘CMS 사용자’에서 그 계정의 비밀번호를 새로 정해 주세요. 열려 있던 로그인이 모두 끝납니다.',
  },
};

/** On the dashboard, for managers: sign-ins of the last days that somebody should look at. */
export async function Alarms({ i18n, payload, user }: ServerProps) {
  if (!isManager(user)) return null;
  const language = staffLanguage(i18n.language);
  const words = texts[language];
  const { lines, more } = await recentAlarms(payload, language);
  if (lines.length === 0) return null;
  return (
    <section className="alarms" aria-labelledby="alarms">
      <h2 id="alarms">{words.heading}</h2>
      <ul>
        {lines.map(({ at, sentence }) => (
          <li key={at + sentence}>
            {sentence} <span>{at}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{words.more(more)}</p>}
      <p>{words.advice}</p>
    </section>
  );
}
