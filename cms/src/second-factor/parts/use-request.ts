'use client';

import { useState } from 'react';

interface ErrorBody {
  errors?: { message: string; data?: { errors?: { message: string }[] } }[];
}

const unreachable = 'The CMS does not answer. Check the connection and try again.';

async function send<T>(path: string, body: object): Promise<{ data: T } | { problem: string }> {
  try {
    const answer = await fetch(`/api/second-factor/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const data: unknown = await answer.json();
    if (answer.ok) return { data: data as T };
    const [error] = (data as ErrorBody).errors ?? [];
    return { problem: error?.data?.errors?.[0]?.message ?? error?.message ?? unreachable };
  } catch {
    return { problem: unreachable };
  }
}

/** What a form of second factors asks of the server, one thing at a time, and what it was told last. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** @returns the answer, or null where the problem says why not */
  async function request<T = object>(path: string, body: object = {}): Promise<T | null> {
    setBusy(true);
    setProblem(null);
    const result = await send<T>(path, body);
    setBusy(false);
    if ('data' in result) return result.data;
    setProblem(result.problem);
    return null;
  }
  return { busy, problem, setProblem, request };
}
