import type { Product } from './product.ts';

/** Somebody who is signed in to the CMS. */
export interface Editor {
  cookie(): string;
  /** Signs in anew; this browser is known, so guesses of strangers do not keep it out. */
  renew(): Promise<void>;
}

export async function openEditor({ urls, logins }: Product): Promise<Editor> {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const renew = async () => {
    const answer = await fetch(`${urls.cms}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: urls.cms, cookie: cookie() },
      body: JSON.stringify(logins.cms),
    });
    if (!answer.ok)
      throw new Error(`The fuzz cannot sign in to the CMS: ${answer.status} ${await answer.text()}`);
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
      cookies.set(name, value);
    }
  };
  await renew();
  return { cookie, renew };
}
