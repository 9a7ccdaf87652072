import type { LocalizedText } from 'shared/languages/localized-text.ts';
import { PageHeading } from '../../components/site/PageHeading.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { told } from '../../lib/language/content.ts';
import { Incomplete } from './Incomplete.tsx';
import { Shared } from './Shared.tsx';
import { Silence } from './Silence.tsx';
import { useListen } from './use-listen.ts';
import { words } from './words/words.ts';

/** `/listen`: what somebody hears who was sent a link. There is nothing to save. */
export function ListenPage({ cafeName }: { cafeName: LocalizedText }) {
  const { token, state, read } = useListen();
  const cafe = told(cafeName);

  switch (state.kind) {
    case 'opening':
      return (
        <>
          <PageHeading>{words.title}</PageHeading>
          <p role="status" className="text-soft mt-8 flex items-center gap-3">
            <Spinner /> {words.opening}
          </p>
        </>
      );
    case 'open':
      return <Shared token={token ?? ''} shared={state.shared} cafe={cafe} onFailed={() => void read()} />;
    case 'over':
      return (
        <Silence heading={words.over.heading} cafe={cafe}>
          <p className="text-lg">{words.over.text}</p>
          <p className="text-soft">{words.over.ask}</p>
        </Silence>
      );
    case 'incomplete':
      return <Incomplete cafe={cafe} />;
    case 'unreachable':
      return (
        <Silence heading={words.unreachable.heading} cafe={cafe}>
          <p role="alert" className="text-lg">
            {words.unreachable.text}
          </p>
          <Button onClick={() => void read()}>{words.unreachable.again}</Button>
        </Silence>
      );
  }
}
