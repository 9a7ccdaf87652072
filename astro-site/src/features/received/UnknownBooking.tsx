import { BilingualHeading } from '../../components/ui/BilingualHeading.tsx';
import { BilingualText } from '../../components/ui/BilingualText.tsx';
import { buttonStyles } from '../../components/ui/button-styles.ts';
import { linkTo } from '../../lib/language/links.ts';
import { MY_BOOKING_PAGE } from '../../lib/my-booking-page.ts';
import { words } from './words/words.ts';

/** Another tab, or one whose storage was emptied: the e-mail knows what this page does not. */
export function UnknownBooking() {
  return (
    <>
      <BilingualHeading text={words.unknown.heading} />
      <div className="mt-8 grid gap-6">
        <p className="text-lg">
          <BilingualText text={words.unknown.text} />
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={linkTo('/#booking')} className={buttonStyles({ variant: 'primary', size: 'lg' })}>
            {words.unknown.book}
          </a>
          <a href={linkTo(MY_BOOKING_PAGE)} className={buttonStyles({ size: 'lg' })}>
            {words.unknown.find}
          </a>
          <a href={linkTo('/')} className={buttonStyles({ size: 'lg' })}>
            {words.home}
          </a>
        </div>
      </div>
    </>
  );
}
