import { countedMethods, type Recorded } from 'shared/cash-up/cash-up.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { useTexts } from '../language/language.ts';
import { cashUpTexts } from './cash-up-messages.ts';
import { signedWon } from 'shared/pricing/signed-won.ts';

/** What nobody has signed yet. */
export function SinceSigned({ since }: { since: Recorded }) {
  const texts = useTexts(cashUpTexts);
  const lines = countedMethods.flatMap((method) => {
    const { taken, givenBack } = since[method];
    const line = (count: string, won: number) =>
      texts.sinceLine(texts.methods[method], count, signedWon(won));
    return [
      ...(isMoved(taken) ? [line(texts.sinceTaken(taken.count), taken.won)] : []),
      ...(isMoved(givenBack) ? [line(texts.sinceGivenBack(givenBack.count), -givenBack.won)] : []),
    ];
  });
  if (since.freeCount !== 0) lines.push(texts.sinceFree(since.freeCount));
  return (
    <Notice kind="info">
      <p className="font-semibold">{texts.since}</p>
      <ul className="figures">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-soft">{texts.sinceHint}</p>
    </Notice>
  );
}

const isMoved = ({ count, won }: { count: number; won: number }) => count !== 0 || won !== 0;
