import { buttonStyles } from '../../components/ui/button-styles.ts';
import { paymentTexts } from './messages.ts';

/** Home, leaving everything as it is. */
export function HomeLink() {
  return (
    <a href="/" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
      {paymentTexts.success.home}
    </a>
  );
}
