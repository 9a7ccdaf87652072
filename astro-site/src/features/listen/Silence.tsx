import type { ReactNode } from 'react';
import { PageHeading } from '../../components/site/PageHeading.tsx';
import { ToTheCafe } from './ToTheCafe.tsx';
import type { ListenWords } from './words.en.ts';

interface SilenceProps {
  heading: string;
  words: ListenWords;
  cafe: string;
  children: ReactNode;
}

/** Nothing plays, and why. */
export function Silence({ heading, words, cafe, children }: SilenceProps) {
  return (
    <div className="grid max-w-xl gap-10">
      <div className="grid justify-items-start gap-5">
        <span aria-hidden="true" className="player-stopped" />
        <PageHeading focus>{heading}</PageHeading>
        {children}
      </div>
      <ToTheCafe words={words} cafe={cafe} />
    </div>
  );
}
