import { words } from './words/words.ts';

/** What a visitor does after booking, step by step. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-2xl">
        {words.nextSteps.heading}
      </h2>
      <ol className="mt-4 grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden="true" className="figures text-hot w-4 shrink-0 font-bold">
              {index + 1}
            </span>
            <span className="min-w-0 wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
