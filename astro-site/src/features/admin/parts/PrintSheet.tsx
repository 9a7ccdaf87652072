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
    addEventListener('beforeprint', begin);
    return () => removeEventListener('beforeprint', begin);
  }, []);
  useEffect(() => {
    if (!printedAt) return undefined;
    // Tablets say that the printing is over before they draw the paper: it is over when somebody goes on.
    const end = () => setPrintedAt(null);
    const goesOn = ['pointerdown', 'keydown'] as const;
    for (const event of goesOn) addEventListener(event, end);
    return () => {
      for (const event of goesOn) removeEventListener(event, end);
    };
  }, [printedAt]);
  if (!printedAt) return null;
  return createPortal(
    <div data-print-sheet lang={language}>
      {children(printedAt)}
    </div>,
    document.body,
  );
}
