'use client';

import { useState } from 'react';
import { ask } from '../../admin/ask.ts';

/** What a form of second factors asks of the server, one thing at a time, and what it was told last. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** @returns the answer, or null where the problem says why not */
  async function request<T = object>(path: string, body: object = {}): Promise<T | null> {
    setBusy(true);
    setProblem(null);
    const result = await ask<T>(`/api/second-factor/${path}`, body);
    setBusy(false);
    if ('data' in result) return result.data;
    setProblem(result.problem);
    return null;
  }
  return { busy, problem, setProblem, request };
}
