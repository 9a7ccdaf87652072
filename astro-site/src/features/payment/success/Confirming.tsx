import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { words } from '../words/words.ts';

/** The page shows it before any script has come, too. */
export function Confirming() {
  return (
    <>
      <BilingualHeading text={words.success.confirming} />
      <p role="status" className="text-soft mt-8 flex items-center gap-3">
        <Spinner /> {words.success.confirmingHint}
      </p>
    </>
  );
}
