import { Tooltip } from '../../../components/ui/Tooltip.tsx';
import { refreshRules, useRules } from '../reads/booking-reads.ts';
import { DateField } from './DateField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { LoadingRoom } from '../reads/LoadingRoom.tsx';
import { whenTexts as texts } from './when-messages.ts';
import { TimeField } from './TimeField.tsx';

export function WhenSection() {
  const rules = useRules();
  return (
    <FormSection heading={texts.heading} korean={texts.korean} lead={<KstNote />}>
      <LoadingRoom
        read={rules}
        field="bookingDate"
        words={{ loading: texts.rulesLoading, failed: texts.rulesFailed }}
        onRetry={() => void refreshRules()}
      >
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <DateField rules={rules.known} waiting={rules.data === undefined} />
          <TimeField rules={rules.known} />
        </div>
      </LoadingRoom>
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
