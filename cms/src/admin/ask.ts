interface ErrorBody {
  errors?: { message: string; data?: { errors?: { message: string }[] } }[];
}

const unreachable = 'The CMS does not answer. Check the connection and try again.';

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
    return { problem: error?.data?.errors?.[0]?.message ?? error?.message ?? unreachable };
  } catch {
    return { problem: unreachable };
  }
}
