import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import type { SecondStep } from 'shared/auth/second-factor/second-step.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useLanguage } from '../language/language.ts';
import { secondStepFailureText } from './login-failure.ts';
import { answerSecondStep, answerWithPasskey } from './second-step-api.ts';
import { secondStepTexts } from './second-step-messages.ts';

interface SecondStepFormProps {
  step: SecondStep;
  onSignedIn: (user: CurrentUser) => void;
  /** Begin again with the password. */
  onBack: () => void;
  done: boolean;
}

/** A code of the app, a passkey or a recovery code; says in a toast what is wrong. */
export function SecondStepForm({ step, onSignedIn, onBack, done }: SecondStepFormProps) {
  const language = useLanguage();
  const texts = secondStepTexts[language];
  const [isLost, setIsLost] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What had the focus has gone with the step before.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), [isLost]);
  const answer = useMutation({
    mutationFn: (send: () => ReturnType<typeof answerSecondStep>) => send(),
    onSuccess: ({ user }) => onSignedIn(user),
    onError: (error) => {
      const description = secondStepFailureText(error, language);
      showToast({ variant: 'destructive', title: texts.failedTitle, description });
      if (error instanceof ApiError && error.problem?.type === 'second-step-ended') return onBack();
      form.current?.querySelector('input')?.select();
    },
  });
  const isPending = answer.isPending || done;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (isPending || typed === '') return;
    answer.mutate(() => answerSecondStep(isLost ? { recoveryCode: typed } : { code: typed }));
  };
  const { passkey } = step;
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <p>{isLost ? texts.recoveryLead : texts.lead}</p>
      {(isLost || step.app) && (
        <>
          <Field key={String(isLost)} label={isLost ? texts.recoveryCode : texts.code} required>
            <TextInput
              name="code"
              autoComplete={isLost ? 'off' : 'one-time-code'}
              inputMode={isLost ? 'text' : 'numeric'}
              autoCapitalize={isLost ? 'characters' : 'none'}
              spellCheck={false}
              maxLength={60}
            />
          </Field>
          <Button type="submit" variant="primary" wide pending={isPending}>
            {isPending ? texts.submitting : texts.submit}
          </Button>
        </>
      )}
      {!isLost && passkey && (
        <Button
          variant={step.app ? 'secondary' : 'primary'}
          wide
          pending={isPending}
          onClick={() => answer.mutate(() => answerWithPasskey(passkey))}
        >
          <KeyRound aria-hidden="true" className="size-4" />
          {texts.passkey}
        </Button>
      )}
      <div className="-mx-4 flex flex-wrap justify-between gap-2">
        {step.recoveryCode && (
          <Button variant="quiet" size="sm" onClick={() => setIsLost(!isLost)}>
            {isLost ? texts.notLost : texts.lost}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
