import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import { words } from '../words/words.ts';

/**
 * A message of the card provider, or of whoever has written the address: marked as not ours, in quotes, as text alone. Its
 * language is not known.
 */
export function ProvidersWords({ message }: { message: string }) {
  return (
    <figure>
      <figcaption className="text-soft text-sm">
        <BilingualText text={words.fail.providerSays} />
      </figcaption>
      <blockquote lang="" className="border-line mt-2 border-l-2 pl-3 wrap-anywhere">
        “{message}”
      </blockquote>
    </figure>
  );
}
