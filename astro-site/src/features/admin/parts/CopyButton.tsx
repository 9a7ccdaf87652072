import { Copy } from 'lucide-react';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { Tooltip } from '../../../components/ui/Tooltip.tsx';
import { useTexts } from '../language/language.ts';
import { copyTexts, type CopyTexts } from './copy-messages.ts';

async function copy(text: string, texts: CopyTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ variant: 'success', title: texts.copiedTitle, description: texts.copied });
  } catch {
    showToast({ variant: 'destructive', title: texts.copyFailedTitle, description: texts.copyFailed });
  }
}

/** Copies the track's link, and says whether it worked. */
export function CopyButton({ text }: { text: string }) {
  const texts = useTexts(copyTexts);
  return (
    <span className="ml-1 inline-block align-middle">
      <Tooltip text={texts.copy}>
        <Button variant="quiet" size="icon" aria-label={texts.copy} onClick={() => void copy(text, texts)}>
          <Copy aria-hidden="true" className="size-4" />
        </Button>
      </Tooltip>
    </span>
  );
}
