import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ErasureReport } from 'shared/privacy/personal-data.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { exportPerson } from './personal-data-api.ts';
import type { PersonalDataTexts } from './personal-data-messages.ts';
import { ReportFacts } from './ReportFacts.tsx';
import { saveJson } from './save-file.ts';

interface PersonFoundProps {
  email: string;
  found: ErasureReport;
  texts: PersonalDataTexts;
}

const isEmpty = ({ bookings, counts }: ErasureReport) =>
  bookings.length === 0 && Object.values(counts).every((count) => count === 0);

/** What there is of an address, and what can be done with it; afterwards, what was done. */
export function PersonFound({ email, found, texts }: PersonFoundProps) {
  const language = useLanguage();
  const [isErasing, setErasing] = useState(false);
  const [erased, setErased] = useState<ErasureReport | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was asked for has come, and stands below the form.
  useEffect(() => heading.current?.focus(), [erased]);
  const save = useMutation({
    mutationFn: () => exportPerson(email),
    onSuccess: (file) => {
      saveJson(`personal-data-${file.exportedAt.slice(0, 10)}.json`, file);
      showToast({ variant: 'success', title: texts.exportedTitle, description: texts.exported });
    },
    onError: (error) =>
      showToast({
        variant: 'destructive',
        title: texts.failedTitle,
        description: refusalText(error, language, texts.exportFailed),
      }),
  });
  return (
    <section className="border-line bg-surface grid gap-5 rounded-xl border p-4 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="font-text text-xl font-bold wrap-anywhere">
        {erased ? texts.proof : texts.found(email)}
      </h2>
      {isEmpty(found) ? (
        <p>{texts.nothing}</p>
      ) : (
        <ReportFacts report={erased ?? found} texts={texts} isDone={erased !== null} />
      )}
      {found.isStaff && <p className="text-amber measure">{texts.staff}</p>}
      {erased && <p className="text-soft measure wrap-anywhere">{texts.proofLead(erased.person)}</p>}
      {!erased && !isEmpty(found) && (
        <div className="flex flex-wrap gap-3">
          <Button pending={save.isPending} onClick={() => save.mutate()}>
            {save.isPending ? texts.exporting : texts.export}
          </Button>
          <Button variant="danger" onClick={() => setErasing(true)}>
            {texts.erase.open}
          </Button>
        </div>
      )}
      <EraseDialog
        email={email}
        texts={texts}
        open={isErasing}
        onOpenChange={setErasing}
        onErased={setErased}
      />
    </section>
  );
}
