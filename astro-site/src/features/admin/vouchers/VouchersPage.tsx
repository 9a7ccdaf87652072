import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { AdminIsland } from '../shell/AdminIsland.tsx';
import { NewVoucherDialog } from './NewVoucherDialog.tsx';
import { VoucherCard } from './VoucherCard.tsx';
import { fetchVouchers, voucherKeys } from './voucher-api.ts';
import { voucherTexts } from './voucher-messages.ts';

/** `/admin/vouchers`: codes that take something off, for admins. */
export const VouchersPage = () => <AdminIsland here="/admin/vouchers">{() => <Vouchers />}</AdminIsland>;

/** As many as the service lists. */
const MOST_LISTED = 100;

function Vouchers() {
  const language = useLanguage();
  const texts = voucherTexts[language];
  const [typed, setTyped] = useState('');
  const [isMaking, setMaking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useDeferredValue(typed.trim());
  const query = useQuery({
    queryKey: voucherKeys.list(search),
    queryFn: () => fetchVouchers(search),
    placeholderData: keepPreviousData,
  });
  const vouchers = query.data ?? [];
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {texts.title}
        </h1>
        <Button variant="primary" onClick={() => setMaking(true)}>
          <TicketPercent aria-hidden="true" className="size-4.5" /> {texts.make}
        </Button>
        <p className="text-soft measure basis-full">{texts.lead}</p>
      </div>
      <Field label={texts.search} className="max-w-md">
        <TextInput
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {query.isPending && <p role="status">{texts.loading}</p>}
      {query.isError && !query.data && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{refusalText(query.error, language, texts.failed)}</p>
          <Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>
        </div>
      )}
      {query.data && vouchers.length === 0 && <p role="status">{search ? texts.noneFound : texts.none}</p>}
      <ul className="grid gap-4">
        {vouchers.map((voucher) => (
          <VoucherCard key={voucher.id} voucher={voucher} />
        ))}
      </ul>
      {vouchers.length === MOST_LISTED && <p className="text-soft">{texts.first}</p>}
      {isMaking && <NewVoucherDialog onClose={() => setMaking(false)} focusAfterwards={heading} />}
    </div>
  );
}
