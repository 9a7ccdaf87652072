import { LISTEN_PAGE } from 'shared/recordings/addresses.ts';
import { linkTo } from '../../../lib/language/links.ts';
import { useState } from 'react';
import type { OwnRecordingsOf } from 'shared/recordings/recordings.ts';
import { CheckboxCard } from '../../../components/ui/CheckboxCard.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { useWords } from '../words/use-words.ts';
import { switchSharing } from './recordings-api.ts';
import { ShareLink } from './ShareLink.tsx';
import { useRecordingsChange } from './use-recordings.ts';

/** Whoever gets the link reads it in the language of whoever sends it. */
const inThisLanguage = (url: string) => url.replace(LISTEN_PAGE, linkTo(LISTEN_PAGE));

/** A link for friends, who can listen and nothing else: off until it is switched on, dead once it is switched off. */
export function Share({ singer: { bookingId, name, shareUrl } }: { singer: OwnRecordingsOf }) {
  const { share: texts } = useWords().recordings;
  const { working, refusal, change } = useRecordingsChange();
  const [wanted, setWanted] = useState(false);
  const choose = (isOn: boolean) => {
    setWanted(isOn);
    return change({ ask: () => switchSharing(bookingId, isOn), said: () => (isOn ? texts.on : texts.off) });
  };
  return (
    <div className="grid gap-3">
      <CheckboxCard
        // What was tapped shows at once; a refusal shows what is stored again.
        checked={working ? wanted : shareUrl !== null}
        onCheckedChange={(isOn) => !working && void choose(isOn)}
        title={texts.title}
        description={texts.text}
      />
      <FieldMessage isAlert>{refusal}</FieldMessage>
      {shareUrl && <ShareLink url={inThisLanguage(shareUrl)} name={name} />}
    </div>
  );
}
