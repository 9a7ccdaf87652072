import { Copy, Share2 } from 'lucide-react';
import { localized } from 'shared/languages/localized-text.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useOpenBooking } from '../parts/open-booking.ts';
import { useWords } from '../words/use-words.ts';

/** The link to pass on: to select, to copy, and by whatever the device shares with. */
export function ShareLink({ url, name }: { url: string; name: string }) {
  const { recordings, locale } = useWords();
  const { share: texts } = recordings;
  const { venue } = useOpenBooking().view;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ variant: 'success', title: texts.copied }),
      () => showToast({ variant: 'destructive', title: texts.copyFailed }),
    );
  const send = () => {
    const title = texts.message(name, venue ? localized(venue.cafeName, locale) : '');
    // Whoever closes the sheet again has changed their mind.
    navigator.share({ url, title }).catch(() => undefined);
  };
  return (
    <div className="grid gap-3">
      <Field label={texts.link} hint={texts.withdraw}>
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          {texts.copy}
        </Button>
        {'share' in navigator && (
          <Button size="sm" onClick={send}>
            <Share2 aria-hidden="true" className="size-5" />
            {texts.send}
          </Button>
        )}
      </div>
    </div>
  );
}
