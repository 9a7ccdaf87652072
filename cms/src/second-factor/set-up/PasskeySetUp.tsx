'use client';

import { Button } from '@payloadcms/ui';
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState, type FormEvent } from 'react';
import { Input } from '../../admin/Input.tsx';
import { Problem } from '../../admin/Problem.tsx';
import { useRequest } from '../parts/use-request.ts';
import type { SetUpProps } from './set-up-props.ts';
import { useTexts } from '../../language/use-texts.ts';
import { setUpTexts } from './messages.ts';

/** A phone, a computer or a key that shows its owner by finger, face or PIN. */
export function PasskeySetUp({ currentPassword, onDone }: SetUpProps) {
  const words = useTexts(setUpTexts).passkey;
  const [name, setName] = useState('');
  const { busy, problem, setProblem, request } = useRequest();

  async function add(event: FormEvent) {
    event.preventDefault();
    const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>('passkeys/begin', {
      currentPassword,
    });
    if (!optionsJSON) return;
    const answer = await startRegistration({ optionsJSON }).catch(() => null);
    if (!answer) return setProblem(words.notMade);
    const saved = await request<{ recoveryCodes: string[] | null }>('passkeys', { answer, name });
    if (!saved) return;
    setName('');
    onDone(saved.recoveryCodes);
  }

  return (
    <form className="second-factor__set-up" onSubmit={(event) => void add(event)} noValidate>
      <Input
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={setName}
      />
      <Problem sentence={problem} />
      <Button type="submit" margin={false} buttonStyle="secondary" disabled={busy}>
        {words.add}
      </Button>
    </form>
  );
}
