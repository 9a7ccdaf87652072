import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { emailField } from 'shared/bookings/booking-fields.ts';
import { cleanEmail, EMAIL_LIMIT } from 'shared/typed/email.ts';
import { MAX_PARTY_SIZE } from 'shared/bookings/companion.ts';
import type { SellingRules } from 'shared/catalogue/on-sale.ts';
import { pageLanguage } from 'shared/languages/page-language.ts';
import { bookableDates, startTimes } from 'shared/slots/offered-slots.ts';
import { anyTime } from 'shared/waitlist/waitlist.ts';
import { PageHeading } from '../../components/site/PageHeading.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { Select } from '../../components/ui/Select.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { fetchRules } from '../../lib/api/catalogue-api.ts';
import { told } from '../../lib/language/content.ts';
import type { Wanted } from './address.ts';
import type { NamedBranch } from './branches.ts';
import { goAndBook } from './go-and-book.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { join } from './waitlist-api.ts';
import { words } from './words/words.ts';

interface Values {
  /** '' while none is chosen. */
  branchId: string;
  email: string;
  date: string;
  /** HH:mm, or '' for any. */
  from: string;
  until: string;
  people: string;
}

interface JoinFormProps {
  first: Wanted & { email: string };
  /** Those that can be chosen from; none where there is but one cafe. */
  branches: readonly NamedBranch[];
  /** False where the page says so from the start. */
  takesFocus: boolean;
  onJoined: (joined: { email: string; date: string }) => void;
}

/** Who wants to be told, of which day and between which starts. */
export function JoinForm({ first, branches, takesFocus, onJoined }: JoinFormProps) {
  const texts = words.join;
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useForm<Values>({
    defaultValues: {
      branchId: branches.some(({ id }) => id === first.branchId) ? String(first.branchId) : '',
      email: first.email,
      date: first.date,
      from: '',
      until: '',
      people: String(first.people),
    },
  });
  const { errors, isSubmitting } = form.formState;
  const branchId = Number(useWatch({ control: form.control, name: 'branchId' }));
  const rules = useSellingRules(branchId);
  const starts = rules ? startTimes(rules) : [];
  const dates = rules && bookableDates(rules, new Date());

  const submit = async ({ email, date, from, until, people }: Values) => {
    setRefusal(undefined);
    const times = { earliest: from || anyTime.earliest, latest: until || anyTime.latest };
    try {
      const where = branches.length > 0 && { branchId };
      await join({ ...where, email, date, ...times, people: Number(people), locale: pageLanguage() });
      onJoined({ email, date });
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  const bookNow = (time: string) => {
    const { date, people, email } = form.getValues();
    goAndBook({ branchId, date, time, people: Number(people), email });
  };

  return (
    <>
      <PageHeading focus={takesFocus}>{texts.heading}</PageHeading>
      <div className="mt-8 grid gap-6">
        <p className="text-soft text-lg">{texts.lead}</p>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          className="border-line bg-surface grid gap-5 rounded-2xl border p-5 sm:p-8"
        >
          <Field label={texts.email} hint={texts.emailHint} error={errors.email?.message} required>
            <TextInput
              {...form.register('email', {
                validate: (email) => emailField.safeParse(email).success || texts.emailWrong,
                setValueAs: cleanEmail,
              })}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={EMAIL_LIMIT}
            />
          </Field>
          {branches.length > 0 && (
            <Field label={words.branch} error={errors.branchId?.message} required>
              <Select {...form.register('branchId', { required: words.branchWrong })}>
                <option value="" disabled>
                  {words.branchNone}
                </option>
                {branches.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {told(name)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={texts.day} error={errors.date?.message} required>
              <TextInput
                {...form.register('date', { required: texts.dayWrong })}
                type="date"
                min={dates?.first}
                max={dates?.last}
              />
            </Field>
            <Field label={texts.people}>
              <Select {...form.register('people')}>
                {Array.from({ length: MAX_PARTY_SIZE }, (_, place) => (
                  <option key={place}>{place + 1}</option>
                ))}
              </Select>
            </Field>
            <Field label={texts.from}>
              <Select {...form.register('from')}>
                <option value="">{texts.anyTime}</option>
                <Times times={starts} />
              </Select>
            </Field>
            <Field label={texts.until} error={errors.until?.message}>
              <Select
                {...form.register('until', {
                  validate: (until, { from }) => !until || !from || from <= until || texts.order,
                })}
              >
                <option value="">{texts.anyTime}</option>
                <Times times={starts} />
              </Select>
            </Field>
          </div>
          {refusal && (
            <Notice kind="error">
              <div className="grid justify-items-start gap-3">
                <p>{refusal.text}</p>
                {refusal.freeTime && (
                  <Button size="sm" onClick={() => bookNow(refusal.freeTime ?? '')}>
                    {words.refused.bookIt(refusal.freeTime)}
                  </Button>
                )}
              </div>
            </Notice>
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            pending={isSubmitting}
            className="justify-self-start"
          >
            {isSubmitting ? texts.sending : texts.submit}
          </Button>
          <p className="text-soft text-[0.9375rem]">{texts.privacy}</p>
        </form>
      </div>
    </>
  );
}

const Times = ({ times }: { times: readonly string[] }) =>
  times.map((time) => <option key={time}>{time}</option>);

/** Which starts there are in a branch (0: in the only cafe). Without an answer any of them can be waited for. */
function useSellingRules(branchId: number): SellingRules | undefined {
  const [rules, setRules] = useState<SellingRules>();
  useEffect(() => {
    let isCurrent = true;
    fetchRules(branchId || undefined).then(
      (read) => isCurrent && setRules(read),
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [branchId]);
  return rules;
}
