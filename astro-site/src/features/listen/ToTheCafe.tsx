import { buttonStyles } from '../../components/ui/button-styles.ts';
import type { ListenWords } from './words.en.ts';

/** Whoever listens may want to sing. */
export function ToTheCafe({ words, cafe }: { words: ListenWords; cafe: string }) {
  return (
    <div className="border-line grid justify-items-start gap-4 border-t pt-8">
      <p className="text-soft max-w-prose">{words.own}</p>
      <a href="/" className={buttonStyles()}>
        {words.cafe(cafe)}
      </a>
    </div>
  );
}
