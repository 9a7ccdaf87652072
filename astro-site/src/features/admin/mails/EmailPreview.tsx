import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../language/language.ts';
import { previewEmail } from './mail-api.ts';
import type { EmailDraft } from './EmailFields.tsx';
import { emailDialogTexts } from './email-dialog-messages.ts';

/** The mail is drawn again once typing has paused for so long. */
const TYPING_PAUSE_MS = 400;

/** The value, as of its last pause in typing. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setRested(value), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value]);
  return rested;
}

/**
 * The mail as it will be sent, drawn by the service that sends it. The frame has no rights at all (empty `sandbox`): no
 * scripts, no forms, no way out to this page.
 */
export function EmailPreview({ draft, bookingId }: { draft: EmailDraft; bookingId: string }) {
  const texts = useTexts(emailDialogTexts);
  const rested = useRested(draft);
  const isEmpty = rested.subject.trim() === '' || rested.message.trim() === '';
  const preview = useQuery({
    queryKey: ['email-preview', bookingId, rested.locale, rested.subject, rested.message],
    queryFn: () => previewEmail(bookingId, rested),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (isEmpty) return null;
  return (
    <section aria-label={texts.preview} className="grid gap-2">
      <h3 className="text-soft text-[0.9375rem]">{texts.preview}</h3>
      {preview.isPending && <p role="status">{texts.previewLoading}</p>}
      {preview.isError && <p role="status">{texts.previewFailed}</p>}
      {preview.data && (
        <>
          <p className="text-lg font-bold wrap-anywhere">{preview.data.subject}</p>
          <iframe
            title={texts.previewFrame}
            sandbox=""
            srcDoc={preview.data.html}
            className="border-line h-[32rem] w-full rounded-xl border bg-white"
          />
          <p className="text-faint text-sm">{texts.previewHint}</p>
        </>
      )}
    </section>
  );
}
