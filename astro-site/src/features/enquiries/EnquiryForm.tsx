import type { HTMLInputTypeAttribute } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  enquiryLimits,
  enquiryTopics,
  type EnquiryRequest,
  type EnquiryTopic,
} from 'shared/enquiries/enquiries.ts';
import { Button } from '../../components/ui/Button.tsx';
import { ChoiceKey } from '../../components/ui/ChoiceKey.tsx';
import { ChoiceGroup } from '../../components/ui/ChoiceGroup.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { FieldMessage } from '../../components/ui/FieldMessage.tsx';
import { PhoneInput } from '../../components/ui/PhoneInput.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import { useAwake } from '../../lib/use-awake.ts';
import { FORM_ID, type EnquiryValues } from './form-values.ts';
import { words } from './words/words.ts';

type Form = UseFormReturn<EnquiryValues, unknown, EnquiryRequest>;

interface EnquiryFormProps {
  form: Form;
  /** Why the last try did not arrive. */
  notice: string | null;
  onSubmit: (enquiry: EnquiryRequest) => Promise<void>;
}

/** Before its script has come the form can be filled in, not sent: what is typed is kept. */
export function EnquiryForm({ form, notice, onSubmit }: EnquiryFormProps) {
  const awake = useAwake();
  const { errors, isSubmitting, submitCount } = form.formState;
  const topic = useWatch({ control: form.control, name: 'topic' });
  const wrong = Object.keys(errors).length;
  const line = (name: LineProps['name'], autoComplete: string, type?: HTMLInputTypeAttribute) => (
    <Line form={form} name={name} autoComplete={autoComplete} type={type} />
  );
  return (
    <form
      id={FORM_ID}
      noValidate
      aria-labelledby="enquiry"
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      className="border-line bg-surface grid gap-5 rounded-2xl border p-5 sm:p-9"
    >
      <ChoiceGroup
        label={words.topicLabel}
        value={topic}
        onValueChange={(chosen) => form.setValue('topic', chosen as EnquiryTopic)}
        className="sm:grid-cols-2"
      >
        {enquiryTopics.map((one) => (
          <ChoiceKey key={one} value={one} className="px-3">
            {words.topic[one]}
          </ChoiceKey>
        ))}
      </ChoiceGroup>
      <div className="grid gap-5 sm:grid-cols-2">
        {line('name', 'name')}
        {line('company', 'organization')}
        {line('email', 'email', 'email')}
        <Phone form={form} />
      </div>
      {line('city', 'address-level2')}
      <Field label={words.message} hint={words.messageHint[topic]} error={errors.message?.message}>
        <TextArea {...form.register('message')} rows={4} maxLength={enquiryLimits.message} />
      </Field>
      <div className="grid justify-items-start gap-3">
        <Button type="submit" variant="primary" size="lg" disabled={!awake} pending={isSubmitting}>
          {isSubmitting ? words.submitting : words.submit[topic]}
        </Button>
        <div key={submitCount} role="alert">
          <FieldMessage>{wrong > 0 ? words.check(wrong) : notice}</FieldMessage>
        </div>
      </div>
    </form>
  );
}

interface LineProps {
  form: Form;
  name: 'name' | 'company' | 'city' | 'email';
  autoComplete: string;
  type?: HTMLInputTypeAttribute | undefined;
}

function Line({ form, name, autoComplete, type = 'text' }: LineProps) {
  return (
    <Field label={words[name]} error={form.formState.errors[name]?.message} required={name !== 'company'}>
      <TextInput
        {...form.register(name)}
        type={type}
        autoComplete={autoComplete}
        maxLength={enquiryLimits[name]}
        autoCapitalize={type === 'text' ? 'words' : 'none'}
      />
    </Field>
  );
}

// By itself, as `Line` is: the first field with a mistake takes the focus, in the order in which they are registered.
function Phone({ form }: Pick<LineProps, 'form'>) {
  return (
    <Field label={words.phone} error={form.formState.errors.phone?.message} required>
      <PhoneInput
        {...form.register('phone')}
        autoComplete="tel"
        maxLength={enquiryLimits.phone}
        country={useWatch({ control: form.control, name: 'phoneCountry' })}
        onCountry={(country) => form.setValue('phoneCountry', country)}
      />
    </Field>
  );
}
