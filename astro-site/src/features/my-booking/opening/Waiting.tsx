import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { PageHeading } from '../../../components/site/PageHeading.tsx';
import { useWords } from '../words/use-words.ts';

export function Opening() {
  const { opening } = useWords();
  return (
    <>
      <PageHeading>{opening.title}</PageHeading>
      <p role="status" className="text-soft mt-8 flex items-center gap-3">
        <Spinner /> {opening.opening}
      </p>
    </>
  );
}

/** No answer came; the link is kept for another try. */
export function Unreachable({ onAgain }: { onAgain: () => void }) {
  const texts = useWords().opening.unreachable;
  return (
    <>
      <PageHeading focus>{texts.heading}</PageHeading>
      <div className="mt-8 grid justify-items-start gap-6">
        <Notice kind="error">
          <p>{texts.text}</p>
        </Notice>
        <Button variant="primary" size="lg" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </>
  );
}
