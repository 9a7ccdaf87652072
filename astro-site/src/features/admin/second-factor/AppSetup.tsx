import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import type { AppSetup as Setup } from 'shared/auth/second-factor/second-factors.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { QrCode } from '../../../components/ui/QrCode.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useTexts } from '../language/language.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { CopyText } from './CopyText.tsx';
import { useFactorChange } from './factor-queries.ts';
import { ProvePassword } from './ProvePassword.tsx';
import { addApp, beginApp } from './second-factor-api.ts';
import { secondFactorTexts } from './second-factor-messages.ts';

interface AppSetupProps {
  me: CurrentUser;
  onAdded: (recoveryCodes: string[] | null) => void;
}

/** The password, then a secret for the app, then a code that shows that the app has it. */
export function AppSetup({ me, onAdded }: AppSetupProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  if (!setup) return <ProvePassword me={me} act={beginApp} success={null} onDone={setSetup} />;
  return <ConfirmApp setup={setup} onAdded={onAdded} />;
}

/** Four letters at a time, as they are typed into a phone. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function ConfirmApp({ setup, onAdded }: { setup: Setup; onAdded: AppSetupProps['onAdded'] }) {
  const { dialog, outcome } = useTexts(secondFactorTexts);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The password's field has gone, and the focus with it.
  useEffect(() => field.current?.focus(), []);
  const add = useFactorChange(addApp, outcome.appAdded, ({ recoveryCodes }) => onAdded(recoveryCodes));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(code);
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <p>{dialog.scan}</p>
      <QrCode text={setup.address} label={dialog.qr} className="size-52 max-w-full rounded-xl" />
      <p>
        {dialog.key}: <code className="font-semibold wrap-anywhere">{grouped(setup.secret)}</code>
      </p>
      <CopyText text={setup.secret} label={dialog.copyKey} />
      <Field label={dialog.code} required>
        <TextInput
          ref={field}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          className="max-w-48"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <SubmitButton
        texts={{ submit: dialog.save, submitting: dialog.saving }}
        isPending={add.isPending}
        disabled={code.trim() === ''}
      />
    </form>
  );
}
