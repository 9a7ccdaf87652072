import { Tooltip } from '../../../components/ui/Tooltip.tsx';
import { refreshRules, useRules } from '../reads/booking-reads.ts';
import { DateField } from './DateField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { LoadingRoom } from '../reads/LoadingRoom.tsx';
import { TimeField } from './TimeField.tsx';
import { words } from '../words/words.ts';

export function WhenSection() {
  const rules = useRules();
  const { heading, rulesLoading: loading, rulesFailed: failed } = words.when;
  return (
    <FormSection heading={heading} lead={<KstNote />}>
      <LoadingRoom
        read={rules}
        field="bookingDate"
        texts={{ loading, failed }}
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
  const { allTimes, kst, kstMeaning } = words.when;
  return (
    <p>
      {allTimes.before}
      <Tooltip text={kstMeaning}>
        <button
          type="button"
          className="text-ink font-semibold underline decoration-dotted underline-offset-4"
        >
          {kst}
        </button>
      </Tooltip>
      {allTimes.after}
    </p>
  );
}
