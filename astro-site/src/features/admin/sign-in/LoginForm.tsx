import { useMutation } from '@tanstack/react-query';
import { useRef, type SubmitEvent } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import type { SecondStep } from 'shared/auth/second-factor/second-step.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { login } from './sign-in-api.ts';
import { loginFailureText } from './login-failure.ts';
import { useLanguage } from '../language/language.ts';
import { signInTexts } from './sign-in-messages.ts';

/** Username or e-mail and password; says in a toast what is wrong. */
export function LoginForm({
  onSignedIn,
  onSecondStep,
  done,
}: {
  onSignedIn: (user: CurrentUser) => void;
  onSecondStep: (step: SecondStep) => void;
  done: boolean;
}) {
  const language = useLanguage();
  const texts = signInTexts[language];
  const form = useRef<HTMLFormElement>(null);
  const signIn = useMutation({
    mutationFn: login,
    onSuccess: (answer) =>
      'secondStep' in answer ? onSecondStep(answer.secondStep) : onSignedIn(answer.user),
    onError: (error) => {
      showToast({
        variant: 'destructive',
        title: texts.failedTitle,
        description: loginFailureText(error, language),
      });
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending || done) return;
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get('username')).trim();
    const password = String(fields.get('password'));
    if (username === '' || password.trim() === '') {
      showToast({ variant: 'destructive', title: texts.inputErrorTitle, description: texts.inputError });
      return;
    }
    signIn.mutate({ username, password });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <Field label={texts.username} required>
        <TextInput name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={texts.password} required>
        <TextInput name="password" type="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" wide pending={signIn.isPending || done}>
        {signIn.isPending || done ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
