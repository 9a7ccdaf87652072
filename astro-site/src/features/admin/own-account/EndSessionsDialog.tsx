import type { RefObject } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { CurrentPasswordForm } from '../accounts/CurrentPasswordForm.tsx';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { refusalText } from '../language/refusals.ts';
import { sessionTexts } from './session-messages.ts';
import { useEnding, type Ending } from './session-queries.ts';

interface EndSessionsDialogProps {
  me: CurrentUser;
  /** Null while nothing is to end. */
  ending: Ending | null;
  onClose: () => void;
  /** Takes the focus where the button that opened this goes with its session. */
  list: RefObject<HTMLElement | null>;
}

/** Asks for the current password before sessions end. */
export function EndSessionsDialog({ me, ending, onClose, list }: EndSessionsDialogProps) {
  const language = useLanguage();
  const { dialog: texts } = sessionTexts[language];
  return (
    <AdminDialog
      open={ending !== null}
      onOpenChange={onClose}
      focusAfterwards={list}
      title={ending === 'others' ? texts.othersTitle : ending && texts.title(ending.browser)}
      description={ending === 'others' ? texts.others : texts.text}
    >
      {ending && <EndingForm me={me} ending={ending} onDone={onClose} />}
    </AdminDialog>
  );
}

function EndingForm({ me, ending, onDone }: { me: CurrentUser; ending: Ending; onDone: () => void }) {
  const language = useLanguage();
  const texts = sessionTexts[language];
  const end = useEnding(ending);
  return (
    <CurrentPasswordForm
      me={me}
      texts={{
        password: texts.dialog.password,
        submit: ending === 'others' ? texts.endOthers : texts.end,
        submitting: texts.ending,
      }}
      // Not with the mutation's own: a late answer must not close the dialog that is open by then.
      change={{ ...end, mutate: (password) => end.mutate(password, { onSuccess: onDone }) }}
      error={end.error ? refusalText(end.error, language, texts.endFailed) : undefined}
      isDangerous
    />
  );
}
