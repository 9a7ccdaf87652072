import { useId, useRef, useState } from 'react';
import { isAdminRole, type Role } from 'shared/auth/accounts.ts';
import type { OpenDelivery } from 'shared/deliveries/deliveries.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { branchChoice } from '../branches/branch-choice.ts';
import { branchInAddress } from '../branches/branch-in-address.ts';
import { BranchChooser } from '../branches/BranchChooser.tsx';
import { useBranches } from '../branches/use-branches.ts';
import { pressing } from '../deliveries/delivery-text.ts';
import { useOpenDeliveries } from '../deliveries/use-deliveries.ts';
import { useTexts } from '../language/language.ts';
import { useKeptFocus } from '../parts/use-kept-focus.ts';
import { writeAddress } from '../parts/write-address.ts';
import { AdminIsland } from '../shell/AdminIsland.tsx';
import { openDeliveryTexts } from './open-delivery-messages.ts';
import { OpenDeliveryCard } from './OpenDeliveryCard.tsx';

/** `/admin/deliveries`: what guests get after their session and is not sent yet, the first due first. */
export function DeliveriesPage() {
  return <AdminIsland here="/admin/deliveries">{({ role }) => <Deliveries role={role} />}</AdminIsland>;
}

const kinds = ['late', 'due', 'later', 'noDay'] as const;

/** Under what they stand, the most pressing first; what nobody needs to look for is left out. */
function grouped(deliveries: readonly OpenDelivery[]) {
  const now = new Date();
  const kindOf = (one: OpenDelivery) => (one.dueOn === null ? 'noDay' : pressing(one, now));
  return kinds
    .map((kind) => ({ kind, ofKind: deliveries.filter((one) => kindOf(one) === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0);
}

function Deliveries({ role }: { role: Role }) {
  const texts = useTexts(openDeliveryTexts);
  const branches = useBranches() ?? [];
  const [branchId, setBranch] = useState(branchInAddress);
  const list = useOpenDeliveries(branchId);
  const choose = (id: number | undefined) => {
    writeAddress('branchId', id === undefined ? undefined : String(id));
    setBranch(id);
  };
  const { deliveries = [], count = 0 } = list.data ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  // What was sent leaves the list, with the button that had the focus.
  const kept = useKeptFocus(list.data, heading);
  return (
    <div {...kept} className="mx-auto grid max-w-4xl gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
            {texts.heading}
          </h1>
          <p className="text-soft measure mt-3">{texts.lead}</p>
        </div>
        <BranchChooser
          branches={branchChoice(branches, branchId)}
          value={branchId}
          hasAll
          onChoose={choose}
        />
      </div>
      {list.isPending && (
        <p role="status" className="text-soft flex items-center gap-3">
          <Spinner /> {texts.loading}
        </p>
      )}
      {list.isError && !list.data && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{texts.failed}</p>
          <Button onClick={() => void list.refetch()}>{texts.tryAgain}</Button>
        </div>
      )}
      {list.isSuccess && deliveries.length === 0 && (
        <div className="border-line rounded-2xl border border-dashed px-6 py-16 text-center">
          <p className="text-xl font-bold">{texts.none}</p>
          <p className="text-soft mt-2">{texts.noneHint}</p>
        </div>
      )}
      {grouped(deliveries).map(({ kind, ofKind }) => (
        <Group key={kind} name={texts.groups[kind]} deliveries={ofKind} isAdmin={isAdminRole(role)} />
      ))}
      {count > deliveries.length && <p className="text-soft">{texts.more(deliveries.length, count)}</p>}
    </div>
  );
}

interface GroupProps {
  name: string;
  deliveries: readonly OpenDelivery[];
  isAdmin: boolean;
}

function Group({ name, deliveries, isAdmin }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-text text-xl font-bold">
        {name} <span className="text-soft figures font-normal">({deliveries.length})</span>
      </h2>
      <ul className="grid gap-3">
        {deliveries.map((delivery) => (
          <li key={`${delivery.bookingId} ${delivery.addOnId}`}>
            <OpenDeliveryCard delivery={delivery} isAdmin={isAdmin} />
          </li>
        ))}
      </ul>
    </section>
  );
}
