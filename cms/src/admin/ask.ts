import { staffLanguage } from '../language/staff-text.ts';

interface ErrorBody {
  errors?: { message: string; data?: { errors?: { message: string }[] } }[];
}

const unreachable = {
  en: 'The CMS does not answer. Check the connection and try again.',
  ko: 'CMS에 연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
};

/** Payload says on the page in which language it is. */
const noAnswer = () => unreachable[staffLanguage(document.documentElement.lang)];

/** What a page of ours asks the API: with a body it is a POST. A refusal comes as a sentence for people. */
export async function ask<T>(path: string, body?: object): Promise<{ data: T } | { problem: string }> {
  try {
    const answer = await fetch(path, {
      credentials: 'same-origin',
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const data: unknown = await answer.json();
    if (answer.ok) return { data: data as T };
    const [error] = (data as ErrorBody).errors ?? [];
    return { problem: error?.data?.errors?.[0]?.message ?? error?.message ?? noAnswer() };
  } catch {
    return { problem: noAnswer() };
  }
}
