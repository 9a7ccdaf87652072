import { QrCode, Search } from 'lucide-react';
import { useState, type RefObject } from 'react';
import type { DaySession } from 'shared/day/day.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useTexts } from '../language/language.ts';
import { dayTexts } from './day-messages.ts';
import { findGuests } from './find-guest.ts';
import { ScanDialog } from './ScanDialog.tsx';

interface FindGuestProps {
  sessions: readonly DaySession[];
  field: RefObject<HTMLInputElement | null>;
  onOpen: (session: DaySession) => void;
  /** Of the board; undefined where the house names none. */
  branchId: number | undefined;
  onGoTo: (date: string, branchId?: number) => void;
}

/** A guest of the day by number, name or the last digits of the phone, or by the code of the mail. */
export function FindGuest({ sessions, field, onOpen, branchId, onGoTo }: FindGuestProps) {
  const texts = useTexts(dayTexts);
  const [typed, setTyped] = useState('');
  const [isScanning, setScanning] = useState(false);
  const found = findGuests(sessions, typed);
  const open = (session: DaySession) => {
    setTyped('');
    setScanning(false);
    onOpen(session);
  };
  return (
    <search className="flex min-w-0 flex-wrap gap-2">
      <div className="relative min-w-0 flex-1">
        <Search aria-hidden="true" className="text-soft pointer-events-none absolute top-3.5 left-3 size-5" />
        <TextInput
          ref={field}
          type="search"
          aria-label={texts.find}
          aria-keyshortcuts="/"
          placeholder={texts.findHint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('');
            if (event.key === 'Enter' && found[0]) open(found[0]);
          }}
          className="pl-10"
        />
      </div>
      <Button
        size="icon"
        aria-label={texts.scan}
        onClick={() => setScanning(true)}
        className="size-12 shrink-0"
      >
        <QrCode aria-hidden="true" className="size-6" />
      </Button>
      {typed.trim() !== '' && (
        <div className="border-line bg-surface w-full rounded-2xl border p-2">
          <p role="status" className="text-soft px-3 py-1">
            {found.length === 0 ? texts.foundNobody : texts.found(found.length)}
          </p>
          <ul>
            {found.slice(0, 8).map((session) => (
              <li key={session.id}>
                <button
                  type="button"
                  onClick={() => open(session)}
                  className="hover:bg-raised flex min-h-12 w-full items-baseline gap-3 rounded-xl px-3 py-2 text-left"
                >
                  <span className="figures font-bold">{session.bookingTime}</span>
                  <span className="min-w-0 flex-1 font-bold wrap-anywhere">{session.name}</span>
                  <span className="figures text-soft font-mono text-sm">#{session.id}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isScanning && (
        <ScanDialog
          sessions={sessions}
          onFound={open}
          branchId={branchId}
          onGoTo={onGoTo}
          onClose={() => setScanning(false)}
        />
      )}
    </search>
  );
}
