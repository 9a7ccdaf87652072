import { Accent } from '../../../components/ui/Accent.tsx';
import { words } from '../words/words.ts';

export function Remedies() {
  const { remediesHeading: heading, remedies } = words.fail;
  return (
    <section aria-labelledby="payment-remedies">
      <h2 id="payment-remedies" className="text-2xl">
        {heading.text}
        <Accent of={heading} className="font-text text-soft mt-2 block text-base font-medium" />
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {remedies.map((remedy) => (
          <li key={remedy.text} className="border-line bg-surface rounded-xl border p-4">
            {remedy.text}
            <Accent of={remedy} className="text-soft mt-1 block text-[0.9375rem]" />
          </li>
        ))}
      </ul>
    </section>
  );
}
