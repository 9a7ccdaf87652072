import { useState } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import type { SecondStep } from 'shared/auth/second-factor/second-step.ts';
import { LoginForm } from './LoginForm.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';

interface SignInFormProps {
  onSignedIn: (user: CurrentUser) => void;
  /** Signed in: the page is about to change. */
  done?: boolean;
}

/** The password, and the second factor where the account has one. */
export function SignInForm({ onSignedIn, done = false }: SignInFormProps) {
  const [step, setStep] = useState<SecondStep | null>(null);
  if (!step) return <LoginForm onSignedIn={onSignedIn} onSecondStep={setStep} done={done} />;
  return <SecondStepForm step={step} onSignedIn={onSignedIn} onBack={() => setStep(null)} done={done} />;
}
