import { getRequestLanguage, type SanitizedConfig } from 'payload';
import { parseCookies } from 'payload/shared';
import { config } from '../configuration/config.ts';
import { textFor } from '../language/staff-text.ts';

type Answer = (request: Request) => Promise<Response>;

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A form on another site can send what it likes with the visitor's browser: it must not even sign somebody in. */
function comesFromElsewhere({ method, headers }: Request): boolean {
  if (changesNothing.has(method)) return false;
  const origin = headers.get('origin');
  if (origin !== null) return origin !== config.CMS_URL;
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
}

function isUnreadable({ pathname, search }: URL): boolean {
  try {
    return decodeURIComponent(pathname).includes('\0') || /%00/.test(search);
  } catch {
    return true;
  }
}

/** Payload looks collections up by the first part of the path, and would find what every object has. */
function namesNothing(path: string, payload: SanitizedConfig): boolean {
  const [, kind, slug = '', part] = /^\/api\/(globals\/)?([^/]*)(?:\/([^/]*))?/.exec(path) ?? [];
  if (slug in {}) return true;
  const all: { slug: string; versions?: unknown }[] = kind ? payload.globals : payload.collections;
  return part === 'versions' && all.some((one) => one.slug === slug && !one.versions);
}

/** These have one value; Payload hands a list of them, or an object, to the database. */
const single = ['limit', 'page', 'depth', 'draft', 'locale', 'fallback-locale', 'pagination', 'trash'];

function hasEachOnce({ searchParams }: URL): boolean {
  const keys = [...searchParams.keys()];
  return single.every((name) => {
    const given = keys.filter((key) => key === name || key.startsWith(`${name}[`));
    return given.length === 0 || (given.length === 1 && given[0] === name);
  });
}

/** These have a text; Payload fails over several. */
const severalTexts = /\[(?:like|not_like|contains)\]\[/;
const ofMapsAndLists = /\[(?:near|within|intersects|all)\]/;
const takesSeveral = /\[(?:in|not_in)?\]$/;

/** Payload fails over a condition without a field, one that is there twice, and operators that nothing here has. */
function hasReadableConditions({ searchParams }: URL): boolean {
  const keys = [...searchParams.keys()].filter((key) => /^where\b/.test(key));
  const onlyOnce = keys.filter((key) => !takesSeveral.test(key));
  return (
    new Set(onlyOnce).size === onlyOnce.length &&
    keys.every((key) => key !== 'where' && !ofMapsAndLists.test(key) && !severalTexts.test(key))
  );
}

/** The one refusal here that somebody meets in a browser: whoever has opened the CMS at another of its addresses. */
function elsewhere({ headers }: Request, payload: SanitizedConfig): string {
  const language = getRequestLanguage({ config: payload, cookies: parseCookies(headers), headers });
  return textFor(
    { i18n: { language } },
    {
      en: `Only pages of ${config.CMS_URL} may send this. Open the CMS there and try again.`,
      ko: `${config.CMS_URL}의 페이지에서만 보낼 수 있습니다. 그 주소로 CMS를 열어 다시 시도해 주세요.`,
    },
  );
}

function refusalOf(request: Request, payload: SanitizedConfig): Response | null {
  const url = new URL(request.url);
  if (isUnreadable(url)) return refuse(400, 'This address holds letters that no address of the CMS has.');
  if (namesNothing(url.pathname, payload)) return refuse(404, 'There is nothing at this address.');
  if (!hasReadableConditions(url))
    return refuse(400, 'Write conditions as where[field][operator]=value, each once.');
  if (!hasEachOnce(url)) return refuse(400, `Give each of ${single.join(', ')} at most once.`);
  if (comesFromElsewhere(request)) return refuse(403, elsewhere(request, payload));
  return null;
}

/** Payload reads the JSON of a query that is sent as a POST before it guards itself against what it reads. */
async function orUnreadable(answered: Promise<Response>): Promise<Response> {
  try {
    return await answered;
  } catch (error) {
    if (error instanceof SyntaxError) return refuse(400, 'This is no JSON. Please send it again, whole.');
    throw error;
  }
}

/** What every request to the REST API has to be like, and what every answer gets, around Payload's own handling. */
export async function throughGate(
  request: Request,
  payload: SanitizedConfig,
  answer: Answer,
): Promise<Response> {
  const response = refusalOf(request, payload) ?? (await orUnreadable(answer(request)));
  const answered = new Headers(response.headers);
  if (!answered.has('cache-control')) answered.set('cache-control', 'no-store');
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: answered,
  });
}
