import { paymentTexts } from '../messages.ts';

const { fail } = paymentTexts;

export function Remedies() {
  return (
    <section aria-labelledby="payment-remedies">
      <h2 id="payment-remedies" className="text-2xl">
        {fail.remediesHeading.en}
        <span lang="ko" className="font-text text-soft mt-2 block text-base font-medium">
          {fail.remediesHeading.ko}
        </span>
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {fail.remedies.map(({ en, ko }) => (
          <li key={en} className="border-line bg-surface rounded-xl border p-4">
            {en}
            <span lang="ko" className="text-soft mt-1 block text-[0.9375rem]">
              {ko}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
