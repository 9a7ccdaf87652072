import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EMAIL_LIMIT } from 'shared/typed/email.ts';
import { findSchema, type FindRequest } from 'shared/my-booking/requests.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { PageHeading } from '../../../components/site/PageHeading.tsx';
import { findBooking } from '../reads/my-booking-api.ts';
import type { FindReason } from '../reads/page-state.ts';
import { refusalIn } from '../reads/refusals.ts';
import { schemaResolver } from '../reads/schema-resolver.ts';
import { useWords } from '../words/use-words.ts';

interface FindBookingProps {
  reason: FindReason;
  /** How else one reaches us. */
  contact: string;
}

/** Number and e-mail for a fresh link. Who has no booking reads the same as who has one. */
export function FindBooking({ reason, contact }: FindBookingProps) {
  const words = useWords();
  const texts = words.opening.find;
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<FindRequest, unknown, FindRequest>({
    // The page of a payment leads here with the number.
    defaultValues: { bookingId: new URLSearchParams(location.search).get('number') ?? '', email: '' },
    resolver: schemaResolver<FindRequest, FindRequest>(findSchema, words),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = async (request: FindRequest) => {
    setRefusal(undefined);
    try {
      await findBooking(request);
      setSent(true);
    } catch (error) {
      setRefusal(refusalIn(words, error));
    }
  };

  if (sent)
    return (
      <>
        <PageHeading focus>{texts.sentHeading}</PageHeading>
        <div className="mt-8 grid justify-items-start gap-6">
          <p className="text-lg">{texts.sent}</p>
          <p className="text-soft wrap-anywhere">{texts.help(contact)}</p>
          <Button onClick={() => setSent(false)}>{texts.again}</Button>
        </div>
      </>
    );
  return (
    <>
      <PageHeading focus={reason !== null}>{texts.heading}</PageHeading>
      <div className="mt-8 grid gap-6">
        {reason && (
          <Notice kind={reason === 'link-invalid' ? 'error' : 'info'}>
            <p>{words.opening.reasons[reason]}</p>
          </Notice>
        )}
        <p className="text-soft text-lg">{texts.lead}</p>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          className="border-line bg-surface grid gap-5 rounded-2xl border p-5 sm:p-8"
        >
          <Field label={texts.number} hint={texts.numberHint} error={errors.bookingId?.message} required>
            <TextInput
              {...form.register('bookingId')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              className="figures uppercase placeholder:normal-case"
            />
          </Field>
          <Field label={texts.email} error={errors.email?.message} required>
            <TextInput
              {...form.register('email')}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={EMAIL_LIMIT}
            />
          </Field>
          <FieldMessage isAlert>{refusal}</FieldMessage>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            pending={isSubmitting}
            className="justify-self-start"
          >
            {isSubmitting ? texts.sending : texts.submit}
          </Button>
        </form>
        <p className="text-soft wrap-anywhere">{texts.help(contact)}</p>
      </div>
    </>
  );
}
