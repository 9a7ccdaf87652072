import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useLanguage } from '../language/language.ts';
import './print-sheet.css';

interface PrintSheetProps {
  /** @param printedAt when the printing began, by the clock of this device */
  children: (printedAt: Date) => ReactNode;
}

/**
 * What stands on paper instead of the page, whichever way somebody prints. It is made as the printing begins, of what is known
 * then, and is in no one's way on the screen.
 */
export function PrintSheet({ children }: PrintSheetProps) {
  const language = useLanguage();
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  useEffect(() => {
    // The browser draws the paper as soon as this returns.
    const begin = () => flushSync(() => setPrintedAt(new Date()));
    const end = () => setPrintedAt(null);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  if (!printedAt) return null;
  return createPortal(
    <div data-print-sheet lang={language}>
      {children(printedAt)}
    </div>,
    document.body,
  );
}
