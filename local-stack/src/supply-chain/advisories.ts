import semver from 'semver';
import * as z from 'zod';
import { called, type LockedPackage } from './lock.ts';

const day = z.iso.date();

const advisorySchema = z.object({
  /** Of the advisory, like GHSA-p6gq-j5cr-w38f. */
  id: z.string().min(1),
  package: z.string().min(1),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
  title: z.string().min(1),
  url: z.url(),
  /** The versions that have the fault, as npm writes ranges. */
  range: z.string().refine((range) => semver.validRange(range) !== null, 'is no range of versions'),
});

export type Advisory = z.infer<typeof advisorySchema>;

/** `advisories.json`: what was known on a day, and what we live with. */
export const advisoriesFileSchema = z.object({
  /** The day on which a registry last told all it knew about the versions that were locked then; null: never yet. */
  askedAt: day.nullable(),
  /** Where what is below comes from, in a sentence. */
  source: z.string().min(1),
  advisories: z.array(advisorySchema),
  /** Advisories that hit us and do not matter here, for a while. */
  accepted: z.array(z.object({ id: z.string(), reason: z.string().min(20), until: day })),
});

export type AdvisoriesFile = z.infer<typeof advisoriesFileSchema>;

/** Locked packages that have a known fault, unless it is accepted on the day `today` (like 2026-11-22). */
export function advisoryProblems(lock: LockedPackage[], file: AdvisoriesFile, today: string): string[] {
  const hits = file.advisories.flatMap((advisory) =>
    lock.filter((one) => isHit(one, advisory)).map((one) => ({ one, advisory })),
  );
  const isAccepted = ({ id }: Advisory) =>
    file.accepted.some((accepted) => accepted.id === id && accepted.until >= today);
  return [
    ...hits
      .filter(({ advisory }) => !isAccepted(advisory))
      .map(({ one, advisory }) => `${called(one)} has a known fault (${sentence(advisory)}): update it`),
    ...file.accepted
      .filter(({ id }) => !hits.some(({ advisory }) => advisory.id === id))
      .map(({ id }) => `${id} is accepted in advisories.json and hits nothing any more: delete it there`),
    ...file.accepted
      .filter(({ until }) => until < today)
      .map(({ id, until }) => `${id} was accepted until ${until}: update the package, or decide anew`),
  ];
}

/** A pre-release of a version that has a fault has it as well. */
const isHit = (one: LockedPackage, advisory: Advisory) =>
  one.name === advisory.package && semver.satisfies(one.version, advisory.range, { includePrerelease: true });

const sentence = ({ id, severity, title, url }: Advisory) => `${id}, ${severity}: ${title}; ${url}`;
