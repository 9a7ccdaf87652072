import { useState, type SubmitEvent } from 'react';
import type { OwnPasskey } from 'shared/auth/second-factor/second-factors.ts';
import { useTexts } from '../language/language.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useFactorChange } from './factor-queries.ts';
import { PasskeyName } from './PasskeyName.tsx';
import { renamePasskey } from './second-factor-api.ts';
import { secondFactorTexts } from './second-factor-messages.ts';

export function RenamePasskey({ passkey, onDone }: { passkey: OwnPasskey; onDone: () => void }) {
  const { dialog, outcome } = useTexts(secondFactorTexts);
  const [name, setName] = useState(passkey.name);
  const change = useFactorChange(
    (newName: string) => renamePasskey(passkey.id, newName),
    outcome.passkeyRenamed,
    onDone,
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate(name);
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <PasskeyName name={name} onChange={setName} />
      <SubmitButton
        texts={{ submit: dialog.save, submitting: dialog.saving }}
        isPending={change.isPending}
        disabled={name.trim() === ''}
      />
    </form>
  );
}
