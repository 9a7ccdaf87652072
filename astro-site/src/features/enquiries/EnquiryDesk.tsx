import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EnquiryReceived, EnquiryRequest } from 'shared/enquiries/enquiries.ts';
import { SubmissionKey } from '../../lib/api/submission-key.ts';
import { guessCountry } from '../../lib/phone-country.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquirySent } from './EnquirySent.tsx';
import { enquiryResolver, firstValues, type EnquiryValues } from './form-values.ts';
import { enquiryFailure, sendEnquiry } from './send-enquiry.ts';
import { onTopicLink, topicInAddress } from './topic-hash.ts';

/** The enquiry form of /franchise, and what stands in its place once it is sent. Mount it with `client:visible`. */
export function EnquiryDesk() {
  const [first] = useState(firstValues);
  const [key] = useState(() => new SubmissionKey());
  const [sent, setSent] = useState<(EnquiryRequest & Pick<EnquiryReceived, 'reference'>) | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm<EnquiryValues, unknown, EnquiryRequest>({
    defaultValues: first,
    resolver: enquiryResolver,
  });
  const { setValue } = form;

  // The server does not see the address's hash, so what it asks for is chosen once the form has hydrated.
  useEffect(() => {
    setValue('topic', topicInAddress());
    setValue('phoneCountry', guessCountry());
    return onTopicLink((topic) => setValue('topic', topic));
  }, [setValue]);
  useEffect(() => {
    if (sent) heading.current?.focus();
  }, [sent]);

  async function submit(enquiry: EnquiryRequest): Promise<void> {
    setNotice(null);
    try {
      const { reference } = await sendEnquiry(enquiry, key);
      setSent({ ...enquiry, reference });
    } catch (error) {
      const { sentence, errors } = enquiryFailure(error);
      setNotice(sentence);
      for (const [index, { field, message }] of errors.entries())
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }

  if (!sent) return <EnquiryForm form={form} notice={notice} onSubmit={submit} />;
  return (
    <EnquirySent
      sent={sent}
      headingRef={heading}
      onAnother={() => {
        const { reference: _, ...typed } = sent;
        form.reset({ ...form.getValues(), ...typed, message: '' });
        setSent(null);
      }}
    />
  );
}
