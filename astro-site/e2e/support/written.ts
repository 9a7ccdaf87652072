import type { APIRequestContext } from '@playwright/test';
import { documentOf, tidy } from '../../test/support/html.ts';

/** A page as it is sent, for questions about its words: no browser needed. */
export async function written(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const document = documentOf(await response.text());
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    status: response.status(),
    headers: response.headers(),
    document,
    all,
    /** The words of one part of the page, without the scripts in it. */
    text: (selector = 'body') => {
      const part = document.querySelector(selector)?.cloneNode(true);
      part?.querySelectorAll('script, style').forEach((element) => element.remove());
      return tidy(part?.textContent);
    },
    texts: (selector: string) => all(selector).map((element) => tidy(element.textContent)),
    meta: (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
      null,
    link: (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? null,
    /** The structured data of the page. */
    data: () =>
      JSON.parse(
        document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
      ) as unknown,
  };
}
export type WrittenPage = Awaited<ReturnType<typeof written>>;
