/** The cookies that an answer sets, as a browser sends them back. */
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

async function checked(what: string, answer: Promise<Response>): Promise<Response> {
  const found = await answer;
  if (found.status >= 400) throw new Error(`${what}: ${found.status} ${await found.text()}`);
  return found;
}

/** Signs in to the CMS by way of the site, as a browser does. @returns the cookies that the CMS knows the session by */
export async function signInToCms(
  { site, cms }: { site: string; cms: string },
  { username, password }: { username: string; password: string },
): Promise<string> {
  const post = (origin: string, path: string, cookie: string, body?: object) =>
    checked(
      path,
      fetch(origin + path, {
        method: 'POST',
        headers: { origin, cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const away = await checked('/api/sign-in', fetch(`${cms}/api/sign-in`, { redirect: 'manual' }));
  const state = new URL(away.headers.get('location') ?? '').hash.replace('#cms=', '');
  const signedIn = await post(site, '/api/auth/login', '', { username, password });
  const onward = await post(site, '/api/auth/cms-tickets', cookiesOf(signedIn));
  const ticket = new URL(((await onward.json()) as { url: string }).url).hash.replace('#ticket=', '');
  return cookiesOf(await post(cms, '/api/sign-in', cookiesOf(away), { ticket, state }));
}
