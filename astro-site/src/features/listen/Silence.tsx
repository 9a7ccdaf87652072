import type { ReactNode } from 'react';
import { PageHeading } from '../../components/site/PageHeading.tsx';
import { ToTheCafe } from './ToTheCafe.tsx';

interface SilenceProps {
  heading: string;
  cafe: string;
  children: ReactNode;
}

/** Nothing plays, and why. */
export function Silence({ heading, cafe, children }: SilenceProps) {
  return (
    <div className="grid max-w-xl gap-10">
      <div className="grid justify-items-start gap-5">
        <span aria-hidden="true" className="player-stopped" />
        <PageHeading focus>{heading}</PageHeading>
        {children}
      </div>
      <ToTheCafe cafe={cafe} />
    </div>
  );
}
