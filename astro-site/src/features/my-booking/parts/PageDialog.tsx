import type { ReactNode } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { useWords } from '../words/words.ts';
import { smallHeading } from './Part.tsx';
import { useOpenBooking } from './open-booking.ts';

interface PageDialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/** A dialog in the page's language. When its button has gone meanwhile, the ticket takes the focus: there stands what has changed. */
export function PageDialog({ title, onClose, ...rest }: PageDialogProps) {
  const { changes } = useWords();
  const { ticket } = useOpenBooking();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className={smallHeading}>{title}</span>}
      closeLabel={changes.close}
      focusAfterwards={ticket}
      {...rest}
    />
  );
}
