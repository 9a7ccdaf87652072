import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { isSuperAdminRole } from 'shared/auth/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { AdminIsland } from '../shell/AdminIsland.tsx';
import { useLanguage, useTexts } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { AddressField } from './AddressField.tsx';
import { lookUpPerson } from './personal-data-api.ts';
import { personalDataTexts } from './personal-data-messages.ts';
import { PersonFound } from './PersonFound.tsx';

/** `/admin/personal-data`: what is known of one address, as a file, and its end. */
export function PersonalDataPage() {
  return (
    <AdminIsland here="/admin/personal-data">
      {({ role }) => <PersonalData isAllowed={isSuperAdminRole(role)} />}
    </AdminIsland>
  );
}

function PersonalData({ isAllowed }: { isAllowed: boolean }) {
  const texts = useTexts(personalDataTexts);
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h1 className="text-4xl">{texts.heading}</h1>
        <p className="text-soft measure">{texts.lead}</p>
      </div>
      {isAllowed ? <LookUp /> : <p role="alert">{texts.superAdminsOnly}</p>}
    </div>
  );
}

function LookUp() {
  const language = useLanguage();
  const texts = personalDataTexts[language];
  const [email, setEmail] = useState('');
  const lookUp = useMutation({ mutationFn: lookUpPerson });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!lookUp.isPending) lookUp.mutate(email.trim());
  };
  const error = lookUp.error ? refusalText(lookUp.error, language, texts.searchFailed) : undefined;
  return (
    <>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <AddressField
          label={texts.email}
          error={error}
          value={email}
          onChange={setEmail}
          className="min-w-0 flex-1 basis-72 sm:max-w-md"
        />
        <Button type="submit" variant="primary" pending={lookUp.isPending} className={error && 'self-center'}>
          {lookUp.isPending ? texts.searching : texts.search}
        </Button>
      </form>
      {lookUp.data && (
        <PersonFound key={lookUp.submittedAt} email={lookUp.variables} found={lookUp.data} texts={texts} />
      )}
    </>
  );
}
