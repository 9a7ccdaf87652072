import type { CancellationPolicy } from 'shared/catalogue/catalogue.ts';
import { linkTo } from '../../../lib/language/links.ts';
import { words } from '../words/words.ts';

export interface Sale {
  /** Who sells, as staff have written it: the cafe's name and its registration. */
  seller: string;
  /** What goes back of a session by the time left, longest first. */
  refunds: CancellationPolicy['direct'];
}

interface TermsProps {
  /** What of the money goes back, in one line. */
  line: string;
  /** Where all terms stand. */
  page: string;
  seller: string;
}

/** The terms of the purchase, and who sells. */
export function Terms({ line, page, seller }: TermsProps) {
  const { terms } = words;
  return (
    <div className="text-soft grid gap-1 text-[0.9375rem]">
      <p>
        {line}{' '}
        <a href={linkTo(page)} className="text-cool underline underline-offset-4">
          {terms.policies}
        </a>
      </p>
      <p>{terms.soldBy(seller)}</p>
    </div>
  );
}
