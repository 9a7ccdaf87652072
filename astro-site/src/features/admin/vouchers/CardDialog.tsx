import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { formatWon } from 'shared/pricing/won.ts';
import type { Voucher } from 'shared/vouchers/voucher.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { changeFailed } from '../parts/change-failed.ts';
import { endVoucher, giveBackCard, voucherKeys } from './voucher-api.ts';
import { voucherTexts, type VoucherTexts } from './voucher-messages.ts';

interface CardDialogProps {
  voucher: Voucher;
  asks: 'end' | 'give-back';
  onClose: () => void;
  /** What was pressed is gone once it is ended. */
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Asks before a voucher ends, or the money of a gift card goes back. */
export function CardDialog({ voucher, asks, onClose, focusAfterwards }: CardDialogProps) {
  const language = useLanguage();
  const texts = voucherTexts[language];
  const client = useQueryClient();
  const { run, title, about, agree, done, failed } = questions[asks](voucher, texts);
  const change = useMutation({
    mutationFn: () => run(voucher.id),
    // The card is read anew before the dialog goes: the focus is given to what is there then.
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: voucherKeys.all });
      showToast({ variant: 'success', title: done });
      onClose();
    },
    onError: (error) => changeFailed(failed, error, language),
  });
  return (
    <AdminDialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      focusAfterwards={focusAfterwards}
      title={title}
      description={about}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" pending={change.isPending} onClick={() => change.mutate()}>
          {agree}
        </Button>
        <Button onClick={onClose}>{texts.keep}</Button>
      </div>
    </AdminDialog>
  );
}

const questions = {
  end: ({ code }: Voucher, texts: VoucherTexts) => ({
    ...{ run: endVoucher, title: texts.endTitle(code), about: texts.endAbout, agree: texts.end },
    ...{ done: texts.endDone(code), failed: texts.endFailed },
  }),
  'give-back': ({ code, value, sold }: Voucher, { giveBack }: VoucherTexts) => {
    const won = formatWon(value ?? 0);
    return {
      ...{ run: giveBackCard, title: giveBack.title(code), about: giveBack.about(won, sold?.email ?? '') },
      ...{ agree: giveBack.agree(won), done: giveBack.done(code), failed: giveBack.failed },
    };
  },
};
