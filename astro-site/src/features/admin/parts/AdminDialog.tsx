import { Dialog, type DialogProps } from '../../../components/ui/Dialog.tsx';
import { useLanguage } from '../language/language.ts';
import { frameTexts } from './frame-messages.ts';

/** A dialog in the language that is chosen. */
export function AdminDialog(props: Omit<DialogProps, 'lang' | 'closeLabel'>) {
  const language = useLanguage();
  return <Dialog lang={language} closeLabel={frameTexts[language].close} {...props} />;
}
