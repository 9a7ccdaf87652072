import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

interface FactorRowProps {
  name: string;
  text: string;
  isOn: boolean;
  /** One below that of what it stands in. */
  heading: 'h2' | 'h3';
  /** Below, over the whole width. */
  list?: ReactNode;
  children: ReactNode;
}

/** One kind of second factor: what it is, whether it is there, what can be done. */
export function FactorRow({ name, text, isOn, heading: Heading, list, children }: FactorRowProps) {
  return (
    <div className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <Heading className="font-text flex items-center gap-2 text-base leading-snug font-bold">
            {isOn && <CircleCheck aria-hidden="true" className="text-good size-4" />}
            {name}
          </Heading>
          <p className="text-soft measure">{text}</p>
        </div>
        {children}
      </div>
      {list}
    </div>
  );
}
