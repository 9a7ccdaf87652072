import { embedHosts, isEmbedUrl } from 'shared/content/embed-hosts.ts';
import { verdict, type Asked } from '../language/problem.ts';

const hosts = embedHosts.join(', ');
const sentence = {
  en: `Use a player of one of these, starting with https://: ${hosts}.`,
  ko: `다음 서비스의 플레이어만 쓸 수 있습니다. https://로 시작하는 주소를 입력해 주세요: ${hosts}`,
};

/** Players come from services the site allows; anything else stays blank on the page. Empty means "Coming soon". */
export function validateEmbedUrl(value: unknown, asked?: Asked): true | string {
  if (value === undefined || value === null || value === '') return true;
  return verdict(typeof value === 'string' && isEmbedUrl(value) ? null : sentence, asked);
}
