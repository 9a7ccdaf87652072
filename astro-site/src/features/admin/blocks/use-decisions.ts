import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Guests } from 'shared/blocks/block.ts';
import type { Decision } from 'shared/blocks/decision.ts';
import { useRefreshBookings } from '../reads/refresh-bookings.ts';
import { blockKeys, decideOn } from './block-api.ts';

/** `later`: nothing changes; `reopen`: whoever was to stay is undecided again. */
export type Choice = 'later' | 'move' | 'cancel' | 'keep' | 'reopen';

export const keyOf = ({ sessions }: Guests) => sessions[0]?.id ?? '';

/** What is sent for guests of one order; null where there is nothing to send. */
export function decisionOf({ sessions, nearest }: Guests, choice: Choice): Decision | null {
  const bookingIds = sessions.map(({ id }) => id);
  if (choice === 'later') return null;
  if (choice === 'reopen') return { decision: 'decide-later', bookingIds };
  if (choice !== 'move') return { decision: choice, bookingIds };
  return nearest && { decision: 'move', bookingIds, ...nearest };
}

interface Run {
  done: number;
  all: number;
  isRunning: boolean;
  /** Why nothing was changed, by the first guest's number. */
  failures: ReadonlyMap<string, unknown>;
}

const atRest: Run = { done: 0, all: 0, isRunning: false, failures: new Map() };

/** Carries decisions out one order after the other: it can be stopped between two of them, and gone on with later. */
export function useDecisions(blockId: number) {
  const client = useQueryClient();
  const refresh = useRefreshBookings();
  const [run, setRun] = useState<Run>(atRest);
  const isStopped = useRef(false);

  async function carryOut(decisions: readonly { key: string; decision: Decision }[]) {
    isStopped.current = false;
    const failures = new Map<string, unknown>();
    let done = 0;
    const show = (isRunning: boolean) =>
      setRun({ done, all: decisions.length, isRunning, failures: new Map(failures) });
    show(true);
    for (const { key, decision } of decisions) {
      if (isStopped.current) break;
      try {
        await decideOn(blockId, decision);
        done += 1;
      } catch (error) {
        failures.set(key, error);
      }
      show(true);
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: blockKeys.guests(blockId) }),
      client.invalidateQueries({ queryKey: blockKeys.list }),
      refresh(),
    ]);
    show(false);
    return { done, left: decisions.length - done };
  }
  return { run, carryOut, stop: () => (isStopped.current = true) };
}
