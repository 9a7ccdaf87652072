import { Button } from '../../components/ui/Button.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { Tooltip } from '../../components/ui/Tooltip.tsx';
import { useRules } from './booking-queries.ts';
import { DateField } from './DateField.tsx';
import { FormSection } from './FormSection.tsx';
import { bookingTexts } from './messages.ts';
import { TimeField } from './TimeField.tsx';

const texts = bookingTexts.when;

export function WhenSection() {
  const rules = useRules();
  return (
    <FormSection number={1} heading={texts.heading} korean={texts.korean} lead={<KstNote />}>
      {rules.data && (
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <DateField rules={rules.data} />
          <TimeField rules={rules.data} />
        </div>
      )}
      {!rules.data && rules.isFetching && (
        <p role="status" className="text-soft flex min-h-80 items-center gap-3">
          <Spinner /> {texts.rulesLoading}
        </p>
      )}
      {!rules.data && rules.isError && !rules.isFetching && (
        <div
          role="alert"
          data-field="bookingDate"
          tabIndex={-1}
          className="flex flex-wrap items-center gap-4"
        >
          <p>{texts.rulesFailed}</p>
          <Button size="sm" onClick={() => void rules.refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

function KstNote() {
  return (
    <p>
      {texts.allTimes}{' '}
      <Tooltip text={texts.kstMeaning}>
        <button
          type="button"
          className="text-ink font-semibold underline decoration-dotted underline-offset-4"
        >
          {texts.kst}
        </button>
      </Tooltip>
      .
    </p>
  );
}
