import type { ReactNode, RefObject } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { useWords } from '../words/use-words.ts';
import { smallHeading } from './Part.tsx';
import { useOpenBooking } from './open-booking.ts';

interface PageDialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  className?: string;
  /** Takes the focus when the button has gone meanwhile; the ticket unless said otherwise. */
  focusAfterwards?: RefObject<HTMLElement | null>;
}

/** A dialog in the page's language. When its button has gone meanwhile, the focus goes where it says what has changed. */
export function PageDialog({ title, onClose, focusAfterwards, ...rest }: PageDialogProps) {
  const { changes } = useWords();
  const { ticket } = useOpenBooking();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className={smallHeading}>{title}</span>}
      closeLabel={changes.close}
      focusAfterwards={focusAfterwards ?? ticket}
      {...rest}
    />
  );
}
