import { buttonStyles } from '../../components/ui/button-styles.ts';
import { linkTo } from '../../lib/language/links.ts';
import { words } from './words/words.ts';

/** Whoever listens may want to sing. */
export function ToTheCafe({ cafe }: { cafe: string }) {
  return (
    <div className="border-line grid justify-items-start gap-4 border-t pt-8">
      <p className="text-soft max-w-prose">{words.own}</p>
      <a href={linkTo('/')} className={buttonStyles()}>
        {words.cafe(cafe)}
      </a>
    </div>
  );
}
