import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { Waiting } from './AdminGuard.tsx';
import { BeforeTheDashboard } from './BeforeTheDashboard.tsx';
import { askForCmsTicket } from './sign-in-api.ts';
import { signInTexts } from './sign-in-messages.ts';

/** Goes on to the CMS with a ticket, and with what the CMS has sent along; says why not where the account may not. */
export function ToCms({ state }: { state: string }) {
  const language = useLanguage();
  const { cms: texts } = signInTexts[language];
  const { mutate, error } = useMutation({
    mutationFn: askForCmsTicket,
    onSuccess: ({ url }) => window.location.replace(`${url}&${new URLSearchParams({ state })}`),
  });
  useEffect(() => mutate(), [mutate]);
  if (!error) return <Waiting text={texts.going} />;
  return (
    <BeforeTheDashboard heading={texts.failedTitle} text={refusalText(error, language, texts.failed)}>
      <Button onClick={() => mutate()}>{texts.tryAgain}</Button>
    </BeforeTheDashboard>
  );
}
