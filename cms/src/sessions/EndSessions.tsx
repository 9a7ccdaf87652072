'use client';

import { Button, useAuth } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { Input } from '../admin/Input.tsx';
import { Problem } from '../admin/Problem.tsx';
import { useTexts } from '../language/use-texts.ts';
import { sessionTexts } from './messages.ts';
import type { Ending } from './use-own-sessions.ts';

interface EndSessionsProps {
  ending: Ending;
  /** @returns why nothing has ended; null when it has */
  end: (currentPassword: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for the current password. The list stands within the form of the account, so this form stands outside of it. */
export function EndSessions({ ending, end, onClose }: EndSessionsProps) {
  const { user } = useAuth();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { dialog: words } = useTexts(sessionTexts);
  const { text, submit } = ending === 'others' ? words.others : words.one;
  const title = ending === 'others' ? words.others.title : words.one.title(ending.browser);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (problem === null) return;
    const field = dialog.current?.querySelector<HTMLInputElement>('[type=password]');
    field?.focus();
    field?.select();
  }, [problem]);

  async function confirm(event: SubmitEvent) {
    event.preventDefault();
    // React would tell the form of the account, too, which would be saved.
    event.stopPropagation();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const refusal = await end(password);
    setBusy(false);
    if (refusal === null) dialog.current?.close();
    else setProblem(refusal);
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="end-sessions"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <form onSubmit={(event) => void confirm(event)} noValidate>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Input
          label={words.password}
          type="password"
          autoComplete="current-password"
          isFirst
          value={password}
          onChange={setPassword}
        />
        <Problem sentence={problem} />
        <div>
          <Button type="submit" margin={false}>
            {submit}
          </Button>
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => dialog.current?.close()}
            type="button"
          >
            {words.cancel}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
