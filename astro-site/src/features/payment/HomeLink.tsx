import { buttonStyles } from '../../components/ui/button-styles.ts';
import { linkTo } from '../../lib/language/links.ts';
import { words } from './words/words.ts';

/** Home, leaving everything as it is. */
export function HomeLink() {
  return (
    <a href={linkTo('/')} className={buttonStyles({ variant: 'primary', size: 'lg' })}>
      {words.success.home}
    </a>
  );
}
