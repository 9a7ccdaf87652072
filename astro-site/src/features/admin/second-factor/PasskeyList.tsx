import type { OwnPasskey } from 'shared/auth/second-factor/second-factors.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useTexts } from '../language/language.ts';
import type { Doing } from './FactorDialog.tsx';
import { secondFactorTexts } from './second-factor-messages.ts';

/** Moments in Seoul time, as everywhere on the dashboard. */
export function PasskeyList({ passkeys, onAsk }: { passkeys: OwnPasskey[]; onAsk: (doing: Doing) => void }) {
  const { passkeys: texts } = useTexts(secondFactorTexts);
  if (passkeys.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {passkeys.map((passkey) => (
        <li
          key={passkey.id}
          className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border px-4 py-3"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold wrap-anywhere">{passkey.name}</p>
            <p className="text-soft text-[0.9375rem]">
              {texts.added(dateTimeKst(new Date(passkey.createdAt)))} ·{' '}
              {passkey.lastUsedAt ? texts.used(dateTimeKst(new Date(passkey.lastUsedAt))) : texts.neverUsed}
            </p>
          </div>
          <Button
            size="sm"
            aria-label={texts.renameOf(passkey.name)}
            onClick={() => onAsk({ what: 'rename-passkey', passkey })}
          >
            {texts.rename}
          </Button>
          <Button
            size="sm"
            variant="danger"
            aria-label={texts.removeOf(passkey.name)}
            onClick={() => onAsk({ what: 'remove-passkey', passkey })}
          >
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
