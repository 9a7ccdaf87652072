'use client';

import { useEffect, useState } from 'react';
import { ask } from '../admin/ask.ts';
import { Problem } from '../admin/Problem.tsx';
import { useTexts } from '../language/use-texts.ts';

const texts = {
  en: { wait: 'Going to the sign-in…', again: 'Sign in' },
  ko: { wait: '로그인 화면으로 이동하는 중…', again: '로그인' },
};

const awayFrom = ({ search }: Location) => {
  const to = new URLSearchParams(search).get('redirect') ?? '';
  return `/api/sign-in?to=${encodeURIComponent(to)}`;
};

/** On the sign-in page, which Payload shows to whoever is not signed in: leads to the site's, and takes up what comes back. */
export function SignIn() {
  const words = useTexts(texts);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const brought = new URLSearchParams(window.location.hash.slice(1));
    const ticket = brought.get('ticket');
    if (ticket === null) return window.location.replace(awayFrom(window.location));
    // It stays in no history.
    window.history.replaceState(null, '', window.location.pathname);
    void ask<{ page: string }>('/api/sign-in', { ticket, state: brought.get('state') }).then((answer) =>
      'data' in answer ? window.location.replace(answer.data.page) : setProblem(answer.problem),
    );
  }, []);
  if (problem === null) return <p role="status">{words.wait}</p>;
  return (
    <>
      <Problem sentence={problem} />
      <p>
        <a href="/api/sign-in">{words.again}</a>
      </p>
    </>
  );
}
