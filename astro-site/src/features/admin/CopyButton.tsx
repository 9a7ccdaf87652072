import { Copy } from 'lucide-react';
import { Button } from '../../components/ui/Button.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { Tooltip } from '../../components/ui/Tooltip.tsx';
import { adminTexts } from './messages.ts';

const { card } = adminTexts;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ variant: 'success', title: card.copiedTitle, description: card.copied });
  } catch {
    showToast({ variant: 'destructive', title: card.copyFailedTitle, description: card.copyFailed });
  }
}

/** Copies the track's link, and says whether it worked (spec.md section 8). */
export function CopyButton({ text }: { text: string }) {
  return (
    <span className="ml-1 inline-block align-middle">
      <Tooltip text={card.copy}>
        <Button variant="quiet" size="icon" aria-label={card.copy} onClick={() => void copy(text)}>
          <Copy aria-hidden="true" className="size-4" />
        </Button>
      </Tooltip>
    </span>
  );
}
