import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isSuperAdminRole, type CurrentUser } from 'shared/auth/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { fetchSecondFactorRule, setSecondFactorRule } from '../accounts/account-api.ts';
import { useUserChange } from '../accounts/account-queries.ts';
import { userTexts } from '../accounts/account-messages.ts';
import { useTexts } from '../language/language.ts';

const ruleKey = ['second-factor-rule'] as const;

/** Whether accounts that may refund or edit the website need a second factor; a super admin changes it. */
export function SecondFactorRule({ me }: { me: CurrentUser }) {
  const { rule: texts, status } = useTexts(userTexts);
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: ruleKey, queryFn: fetchSecondFactorRule });
  const isRequired = data?.isRequired;
  const outcome = {
    successTitle: status.successTitle,
    success: isRequired ? texts.offNow : texts.onNow,
    failedTitle: status.failedTitle,
    failed: texts.failed,
  };
  const change = useUserChange(setSecondFactorRule, outcome, () =>
    client.invalidateQueries({ queryKey: ruleKey }),
  );
  if (isRequired === undefined) return null;
  return (
    <section className="border-line bg-surface flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl border p-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-text leading-snug font-bold">{texts.heading}</h2>
        <p className="text-soft measure">{isRequired ? texts.on : texts.off}</p>
      </div>
      {isSuperAdminRole(me.role) && (
        <Button size="sm" pending={change.isPending} onClick={() => change.mutate(!isRequired)}>
          {isRequired ? texts.switchOff : texts.switchOn}
        </Button>
      )}
    </section>
  );
}
