'use client';

import { Button } from '@payloadcms/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useState, type FormEvent } from 'react';
import { Input } from '../../admin/Input.tsx';
import { Problem } from '../../admin/Problem.tsx';
import { useRequest } from '../parts/use-request.ts';
import type { SetUpProps } from './set-up-props.ts';
import { useTexts } from '../../language/use-texts.ts';
import { setUpTexts } from './messages.ts';

interface Begun {
  secret: string;
  address: string;
  ticket: string;
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** First the secret for the app, then a code that shows the app has it. */
export function TotpSetUp({ label, currentPassword, onDone }: SetUpProps & { label: string }) {
  const words = useTexts(setUpTexts).app;
  const [begun, setBegun] = useState<Begun | null>(null);
  const [code, setCode] = useState('');
  const { busy, problem, request } = useRequest();

  const begin = async () => setBegun(await request<Begun>('totp/begin', { currentPassword }));

  async function confirm(event: FormEvent) {
    event.preventDefault();
    const body = { ticket: begun?.ticket, code };
    const answer = await request<{ recoveryCodes: string[] | null }>('totp', body);
    if (!answer) return;
    setBegun(null);
    setCode('');
    onDone(answer.recoveryCodes);
  }

  if (!begun)
    return (
      <div className="second-factor__set-up">
        <Button type="button" margin={false} disabled={busy} onClick={() => void begin()}>
          {label}
        </Button>
        <Problem sentence={problem} />
      </div>
    );
  return (
    <form className="second-factor__set-up" onSubmit={(event) => void confirm(event)} noValidate>
      <p>{words.scan}</p>
      <QRCodeSVG value={begun.address} size={200} marginSize={3} title={words.qr} />
      <p>
        {words.key} <code>{inFours(begun.secret)}</code>
      </p>
      <Input
        label={words.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        isFirst
        value={code}
        onChange={setCode}
      />
      <Problem sentence={problem} />
      <Button type="submit" margin={false} disabled={busy}>
        {words.confirm}
      </Button>
    </form>
  );
}
