import { Copy } from 'lucide-react';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTexts } from '../language/language.ts';
import { secondFactorTexts } from './second-factor-messages.ts';

/** Copies what has to be kept, and says whether it worked. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { outcome } = useTexts(secondFactorTexts);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ variant: 'success', title: outcome.copiedTitle, description: outcome.copied }),
      () => showToast({ variant: 'destructive', title: label, description: outcome.copyFailed }),
    );
  return (
    <Button size="sm" className="justify-self-start" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}
