import { useState } from 'react';
import type { AdminRecordings } from 'shared/recordings/recordings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { mailLanguages } from '../parts/mail-languages.ts';
import { recordingTexts } from './recording-messages.ts';
import { handOver } from './recordings-api.ts';
import { useRecordingChange, type Party } from './use-recordings.ts';

/** One button, which asks: a mail goes out, and it says to whom. */
export function HandOver({ session, party }: { session: AdminRecordings; party: Party }) {
  const language = useLanguage();
  const texts = recordingTexts[language];
  const { bookingId, name, recordings, handedOverAt, keepDays } = session;
  const [isOpen, setOpen] = useState(false);
  const handing = useRecordingChange(handOver, {
    failed: texts.handOverFailed,
    done: texts.handedOver(name),
  });
  const ready = recordings.filter(({ state }) => state === 'ready');
  const isNews = ready.some((recording) => recording.handedOverAt === null);
  const mail = {
    address: party.email ?? '',
    language: mailLanguages[language][party.locale],
    // Friends share the address of whoever booked for all.
    booker: party.singers.find(({ id }, place) => place === 0 && id !== bookingId)?.name,
  };
  return (
    <>
      <Button variant={isNews ? 'primary' : 'secondary'} size="sm" onClick={() => setOpen(true)}>
        {handedOverAt === null || isNews ? texts.handOver : texts.handOverAgain}
      </Button>
      <AdminDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.handOverTitle(name)}
        description={
          <>
            <span className="text-ink block font-semibold wrap-anywhere">
              {texts.handOverMail(mail.address, mail.language, mail.booker)}
            </span>
            {texts.handOverQuestion(ready.length, keepDays)}
          </>
        }
      >
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            pending={handing.isPending}
            onClick={() => handing.mutate(bookingId, { onSettled: () => setOpen(false) })}
          >
            {handing.isPending ? texts.handingOver : texts.handOver}
          </Button>
          <Button onClick={() => setOpen(false)}>{texts.leave}</Button>
        </div>
      </AdminDialog>
    </>
  );
}
