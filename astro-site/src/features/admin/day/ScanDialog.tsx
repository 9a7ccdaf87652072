import { useRef, useState } from 'react';
import type { DaySession } from 'shared/day/day.ts';
import { localized } from 'shared/languages/localized-text.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { branchChoice } from '../branches/branch-choice.ts';
import { useBranches } from '../branches/use-branches.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { refusalText } from '../language/refusals.ts';
import { CameraView } from './CameraView.tsx';
import { fetchBooking } from './day-api.ts';
import { dayTexts } from './day-messages.ts';
import { numberIn, sessionOf } from './find-guest.ts';

interface ScanDialogProps {
  sessions: readonly DaySession[];
  onFound: (session: DaySession) => void;
  /** Of the board; undefined where the house names none. */
  branchId: number | undefined;
  onGoTo: (date: string, branchId?: number) => void;
  onClose: () => void;
}

/** Reads the code of a mail with the camera: opens the guest, or says whose code it is. */
export function ScanDialog({ sessions, onFound, branchId, onGoTo, onClose }: ScanDialogProps) {
  const language = useLanguage();
  const texts = dayTexts[language];
  const lastCode = useRef('');
  const [isRunning, setRunning] = useState(false);
  const [said, setSaid] = useState('');
  const branches = useBranches() ?? [];
  const [other, setOther] = useState<{ date: string; branchId?: number } | null>(null);

  const tellOf = async (id: string) => {
    try {
      const { name, bookingDate: date, branchId: where } = await fetchBooking(id);
      if (date === null) return setSaid(texts.scanNoTime(id, name));
      const day = longDateIn(language)(date);
      if (branchId === undefined || where === branchId) {
        setOther({ date });
        return setSaid(texts.scanOtherDay(name, day));
      }
      const [cafe] = branchChoice(branches, where).filter((one) => one.id === where);
      setOther({ date, branchId: where });
      setSaid(texts.scanOtherCafe(name, cafe ? localized(cafe.name, language) : '', day));
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.problem?.type === 'booking-not-found';
      setSaid(isUnknown ? texts.scanUnknown(id) : refusalText(error, language, texts.failed));
    }
  };
  const read = (code: string) => {
    // The same code stays in the picture for a while.
    if (code === lastCode.current) return;
    lastCode.current = code;
    setOther(null);
    const id = numberIn(code);
    if (id === null) return setSaid(texts.scanForeign);
    const session = sessionOf(sessions, id);
    if (session) onFound(session);
    else void tellOf(id);
  };
  const fail = (error: unknown) => {
    const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
    setSaid(isDenied ? texts.scanDenied : texts.scanNone);
  };

  return (
    <AdminDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.scanTitle}
      description={texts.scanText}
    >
      <CameraView onRunning={() => setRunning(true)} onCode={read} onFailure={fail} />
      <p role="status" className="mt-4 min-h-7 font-semibold">
        {said || (!isRunning && texts.scanStarting)}
      </p>
      {other && (
        <Button
          variant="primary"
          className="mt-3"
          onClick={() => {
            onClose();
            onGoTo(other.date, other.branchId);
          }}
        >
          {texts.goThere}
        </Button>
      )}
    </AdminDialog>
  );
}
