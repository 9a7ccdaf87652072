import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { paymentTexts } from '../messages.ts';

const { success } = paymentTexts;

/** The page shows it before any script has come, too. */
export function Confirming() {
  return (
    <>
      <BilingualHeading text={success.confirming} />
      <p role="status" className="text-soft mt-8 flex items-center gap-3">
        <Spinner /> {success.confirmingHint}
      </p>
    </>
  );
}
