import type { ReactNode } from 'react';

/** Facts of a payment on the ticket: name and value, one under the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-4">{children}</dl>;
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
    <div className={wide ? 'col-span-2' : 'min-w-0'}>
      <dt className="text-sm">{name}</dt>
      <dd className="figures font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}
