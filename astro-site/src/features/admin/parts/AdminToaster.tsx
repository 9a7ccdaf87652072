import { ToastActionButton } from '../../../components/ui/ToastActionButton.tsx';
import { Toaster } from '../../../components/ui/Toaster.tsx';
import { useTexts } from '../language/language.ts';
import { frameTexts } from './frame-messages.ts';

/** Toasts in the language that is chosen. */
export function AdminToaster() {
  return <Toaster words={useTexts(frameTexts)} action={ToastActionButton} />;
}
