import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { PageHeading } from '../../../components/site/PageHeading.tsx';
import { refusalIn } from '../reads/refusals.ts';
import { useWords } from '../words/use-words.ts';

interface OneTapProps {
  words: { heading: string; text: string; confirm: string; confirming: string };
  ask: () => Promise<void>;
  /** True where it has led elsewhere already. */
  onRefused: (error: unknown) => boolean;
}

/** A link that changes something asks for one tap: programs that open every link of a mail to look at it change nothing. */
export function OneTap({ words: texts, ask, onRefused }: OneTapProps) {
  const words = useWords();
  const [working, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const confirm = async () => {
    setWorking(true);
    setRefusal(undefined);
    try {
      await ask();
    } catch (error) {
      if (onRefused(error)) return;
      setRefusal(refusalIn(words, error));
      setWorking(false);
    }
  };
  return (
    <>
      <PageHeading>{texts.heading}</PageHeading>
      <div className="mt-8 grid justify-items-start gap-6">
        <p className="text-lg">{texts.text}</p>
        <FieldMessage isAlert>{refusal}</FieldMessage>
        <Button variant="primary" size="lg" pending={working} onClick={() => void confirm()}>
          {working ? texts.confirming : texts.confirm}
        </Button>
      </div>
    </>
  );
}
