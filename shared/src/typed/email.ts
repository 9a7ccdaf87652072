import { plainCharacters } from './text.ts';

/** Longest address that mail servers take (RFC 5321). */
export const EMAIL_LIMIT = 254;

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
/** Dots may stand anywhere before the @: some phone companies have given out such addresses. */
const address = new RegExp(
  `^[\\w.!#$%&'*+/=?^\`{|}~-]{1,64}@(?:${label}\\.)+(?=[a-z\\d-]*[a-z])${label}$`,
  'i',
);

export const isEmail = (text: string): boolean => text.length <= EMAIL_LIMIT && address.test(text);

/** An address as it is kept: full-width letters are letters, and a domain in another script is written as mail servers know it. */
export function cleanEmail(typed: string): string {
  const text = plainCharacters(typed);
  const at = text.lastIndexOf('@') + 1;
  if (at === 0) return text;
  return `${text.slice(0, at)}${asciiDomain(text.slice(at))}`;
}

function asciiDomain(domain: string): string {
  const isInOtherScript = /[^\0-\x7f]/.test(domain) && !/[\s/\\?#:@%[\]]/.test(domain);
  return isInOtherScript && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}
