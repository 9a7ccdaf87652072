import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { changeFailed } from '../parts/change-failed.ts';
import { recordingTexts } from './recording-messages.ts';
import { giveUp } from './upload-queue.ts';
import type { QueuedUpload } from './uploads.ts';

/** Ends an upload. It asks where something would have to be sent once more. */
export function GiveUp({ upload: { key, file, sentBytes } }: { upload: QueuedUpload }) {
  const language = useLanguage();
  const texts = recordingTexts[language];
  const [isOpen, setOpen] = useState(false);
  const end = () => {
    setOpen(false);
    giveUp(key).catch((error: unknown) => changeFailed(texts.deleteFailed, error, language));
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={texts.giveUpOf(file.name)}
        onClick={() => (sentBytes > 0 ? setOpen(true) : end())}
      >
        {texts.giveUp}
      </Button>
      <AdminDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.giveUpTitle}
        description={texts.giveUpQuestion(file.name)}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" onClick={end}>
            {texts.giveUp}
          </Button>
          <Button onClick={() => setOpen(false)}>{texts.goOnSending}</Button>
        </div>
      </AdminDialog>
    </>
  );
}
