import { type Summary, summaries } from './figures.ts';
import type { Figures, Stage, Subject } from './measurement.ts';

export interface SubjectResult {
  subject: string;
  figures: Record<string, Summary>;
}

/** The name of the column that a comparison makes. */
const RATIO = 'ratio';

/** Measures all subjects in each round. Every round begins with another of them: nobody always comes after the same. */
export async function runRounds(stage: Stage, rounds: number): Promise<SubjectResult[]> {
  const seen = new Map<Subject, Figures[]>(stage.subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % stage.subjects.length;
    const inTurn = [...stage.subjects.slice(first), ...stage.subjects.slice(0, first)];
    for (const subject of inTurn) seen.get(subject)?.push(await subject.measure());
  }
  compare(stage, seen);
  return [...seen].map(([{ name }, figures]) => ({ subject: name, figures: summaries(figures) }));
}

function compare({ comparedWith }: Stage, seen: Map<Subject, Figures[]>): void {
  if (!comparedWith) return;
  const { subject, figure } = comparedWith;
  const reference = [...seen].find(([{ name }]) => name === subject)?.[1];
  if (!reference) return;
  for (const rounds of seen.values()) {
    rounds.forEach((figures, round) => {
      const [own, other] = [figures[figure], reference[round]?.[figure]];
      if (own !== undefined && other) figures[RATIO] = own / other;
    });
  }
}
