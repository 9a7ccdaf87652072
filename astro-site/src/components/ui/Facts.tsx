import type { ReactNode } from 'react';

/** Facts of a payment on the ticket: name and value, one under the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-4 min-[26rem]:grid-cols-2 print:gap-y-1">{children}</dl>;
}

export function Fact({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? 'min-[26rem]:col-span-2' : 'min-w-0'}>
      <dt className="text-sm">{name}</dt>
      <dd className="figures font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}
