import { useEffect, useMemo } from 'react';
import type { AddOn, PublicRules } from 'shared/catalogue/on-sale.ts';
import { fetchAddOns, fetchRules } from '../../../lib/api/catalogue-api.ts';
import { freeStarts, type WantedStarts } from './free-starts.ts';
import { useBranch, useBranchId, usePublished } from './published.ts';
import { Read, useRead } from './read.ts';

/** By branch. */
const rules = new Map<number | undefined, Read<PublicRules>>();
const addOns = new Read(fetchAddOns);
/** Of the date that is chosen now. */
let timeslots: Read<string[]> | undefined;

/** `known` is what the service says, and until it has spoken what was published: to look at, not to choose from. */
export function useRules() {
  const published = usePublished();
  const branch = useBranch();
  const read = useRead(rulesOf(branch?.id));
  return { ...read, known: read.data ?? (branch ?? published).rules };
}

function rulesOf(branchId: number | undefined): Read<PublicRules> {
  const read = rules.get(branchId) ?? new Read(() => fetchRules(branchId));
  rules.set(branchId, read);
  return read;
}

export function useAddOns() {
  const { addOns: published } = usePublished();
  const read = useRead(addOns);
  return { ...read, known: read.data ?? published };
}

/** The add-ons that the page has loaded so far, for what is decided outside of a component. */
export const knownAddOns = (): readonly AddOn[] => addOns.state().data ?? [];

/** Free starts of a date, asked anew whenever a date or a number is picked: availability is never remembered. */
export function useTimeslots(wanted: Omit<WantedStarts, 'branchId'>) {
  const asked = JSON.stringify({ ...wanted, branchId: useBranchId() });
  const read = useMemo(() => new Read(() => freeStarts(JSON.parse(asked) as WantedStarts)), [asked]);
  useEffect(() => {
    timeslots = read;
    return () => void (timeslots = undefined);
  }, [read]);
  return useRead(read);
}

/** Asks again for what an answer of the service, or a visitor who tries again, says is worth asking. */
export const refreshRules = () => Promise.all([...rules.values()].map((read) => read.refresh()));
export const refreshAddOns = () => addOns.refresh();
export const refreshPrices = () => Promise.all([refreshRules(), refreshAddOns()]);
export const refreshTimeslots = async () => timeslots?.restart();
