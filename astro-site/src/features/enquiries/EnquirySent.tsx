import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import type { EnquiryReceived, EnquiryRequest } from 'shared/enquiries/enquiries.ts';
import { Button } from '../../components/ui/Button.tsx';
import { words } from './words/words.ts';

interface EnquirySentProps {
  sent: EnquiryRequest & Pick<EnquiryReceived, 'reference'>;
  headingRef: Ref<HTMLHeadingElement>;
  onAnother: () => void;
}

/** Says that it has arrived and what comes next, and stays. */
export function EnquirySent({ sent, headingRef, onAnother }: EnquirySentProps) {
  return (
    <div className="border-line bg-surface grid justify-items-start gap-4 rounded-2xl border p-6 sm:p-9">
      <CircleCheck aria-hidden="true" className="text-good size-10" />
      <h3 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {words.sent[sent.topic]}
      </h3>
      <p className="font-bold">{words.reference(sent.reference)}</p>
      <p className="wrap-anywhere">{words.sentLead(sent.email)}</p>
      <p className="text-soft">{words.next[sent.topic]}</p>
      <Button variant="quiet" onClick={onAnother} className="-ml-5">
        {words.another}
      </Button>
    </div>
  );
}
