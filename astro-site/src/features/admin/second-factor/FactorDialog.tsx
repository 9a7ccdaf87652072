import { useState } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import type { OwnPasskey } from 'shared/auth/second-factor/second-factors.ts';
import { useLanguage, useTexts } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { AppSetup } from './AppSetup.tsx';
import { ProvePassword } from './ProvePassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { makeRecoveryCodes, removeApp, removePasskey } from './second-factor-api.ts';
import { secondFactorTexts, type SecondFactorTexts } from './second-factor-messages.ts';

/** What somebody is doing about their second factors. */
export type Doing =
  | { what: 'app' | 'remove-app' | 'passkey' | 'codes' }
  | { what: 'rename-passkey' | 'remove-passkey'; passkey: OwnPasskey };

interface FactorDialogProps {
  me: CurrentUser;
  doing: Doing | null;
  onClose: () => void;
}

/** Asks for what a change takes; recovery codes that it brings are shown in the same dialog. */
export function FactorDialog({ me, doing, onClose }: FactorDialogProps) {
  const language = useLanguage();
  const texts = secondFactorTexts[language];
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setCodes(null);
    onClose();
  };
  const show = (recoveryCodes: string[] | null) => (recoveryCodes ? setCodes(recoveryCodes) : close());
  return (
    <AdminDialog
      open={doing !== null}
      onOpenChange={close}
      title={codes ? texts.codes.shownTitle : doing && titleOf(doing, texts)}
      description={codes ? texts.codes.shown : doing && descriptionOf(doing, texts)}
    >
      {codes && <RecoveryCodes codes={codes} onDone={close} />}
      {!codes && doing && <Step me={me} doing={doing} onCodes={show} onDone={close} />}
    </AdminDialog>
  );
}

interface StepProps {
  me: CurrentUser;
  doing: Doing;
  onCodes: (codes: string[] | null) => void;
  onDone: () => void;
}

function Step({ me, doing, onCodes, onDone }: StepProps) {
  const { outcome } = useTexts(secondFactorTexts);
  switch (doing.what) {
    case 'app':
      return <AppSetup me={me} onAdded={onCodes} />;
    case 'passkey':
      return <AddPasskey me={me} onAdded={onCodes} />;
    case 'rename-passkey':
      return <RenamePasskey passkey={doing.passkey} onDone={onDone} />;
    case 'remove-app':
      return <ProvePassword me={me} act={removeApp} success={outcome.appRemoved} onDone={onDone} />;
    case 'remove-passkey':
      return (
        <ProvePassword
          me={me}
          act={(password) => removePasskey(doing.passkey.id, password)}
          success={outcome.passkeyRemoved}
          onDone={onDone}
        />
      );
    case 'codes':
      return (
        <ProvePassword
          me={me}
          act={makeRecoveryCodes}
          success={outcome.codesMade}
          onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        />
      );
  }
}

function titleOf(doing: Doing, { app, passkeys, codes }: SecondFactorTexts): string {
  switch (doing.what) {
    case 'app':
      return app.add;
    case 'remove-app':
      return app.remove;
    case 'passkey':
      return passkeys.add;
    case 'rename-passkey':
      return passkeys.renameOf(doing.passkey.name);
    case 'remove-passkey':
      return passkeys.removeOf(doing.passkey.name);
    case 'codes':
      return codes.make;
  }
}

function descriptionOf({ what }: Doing, { codes, dialog }: SecondFactorTexts): string | null {
  if (what === 'rename-passkey') return null;
  return what === 'codes' ? `${codes.makeText} ${dialog.othersEnd}` : dialog.othersEnd;
}
