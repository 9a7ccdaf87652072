import type { Drink, Temperature } from 'shared/drinks/drinks.ts';

/** The colour of each drink in its glass, and of what lies on top. */
const liquids: Record<string, { liquid: string; top: string }> = {
  coffee: { liquid: '#5b3420', top: '#a8744a' },
  'coffee-decaf': { liquid: '#7a4d30', top: '#c59a6d' },
  'green-tea': { liquid: '#8fae4f', top: '#c3d98a' },
  hibiscus: { liquid: '#b3173f', top: '#e8577a' },
  'earl-grey': { liquid: '#a5622a', top: '#d99a54' },
  peppermint: { liquid: '#5fb595', top: '#a6e0c8' },
  chamomile: { liquid: '#e0b040', top: '#f6dc8c' },
  'hot-chocolate': { liquid: '#4a2418', top: '#f3e4d8' },
  lemonade: { liquid: '#f2dd57', top: '#fff6b0' },
  'strawberry-ade': { liquid: '#ff6f7f', top: '#ffc0c6' },
  'orange-ade': { liquid: '#ff9838', top: '#ffd19a' },
  'grapefruit-ade': { liquid: '#ff7a68', top: '#ffc9b8' },
  'iced-tea': { liquid: '#b8702c', top: '#e7ad66' },
};

const plain = { liquid: '#9a8aa6', top: '#cdc0d4' };

/** Cold drinks come in a tall glass with ice; hot ones in a cup with steam. */
function servedCold(drink: Drink, temperature: string): boolean {
  return drink.hasTemperature ? temperature === ('iced' satisfies Temperature) : !drink.hotOnly;
}

/** A small picture of a drink. Decorative: its name stands beside it. */
export function DrinkPicture({
  drink,
  temperature = '',
  className,
}: {
  drink: Drink;
  temperature?: string;
  className?: string;
}) {
  const { liquid, top } = liquids[drink.value] ?? plain;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      {servedCold(drink, temperature) ? (
        <Glass liquid={liquid} top={top} />
      ) : (
        <Cup liquid={liquid} top={top} />
      )}
    </svg>
  );
}

function Glass({ liquid, top }: { liquid: string; top: string }) {
  return (
    <>
      <path d="M27 13 33 3" stroke="var(--hot)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M14.6 16h18.8l-1.9 26a2.5 2.5 0 0 1-2.5 2.3H19a2.5 2.5 0 0 1-2.5-2.3Z" fill={liquid} />
      <path d="M14.6 16h18.8l-.3 4.5H14.9Z" fill={top} />
      <rect
        x="18"
        y="20"
        width="6.5"
        height="6.5"
        rx="1.5"
        fill="#fff"
        opacity=".55"
        transform="rotate(-12 21 23)"
      />
      <rect
        x="24.5"
        y="25"
        width="6"
        height="6"
        rx="1.5"
        fill="#fff"
        opacity=".4"
        transform="rotate(16 27 28)"
      />
      <path
        d="M13.5 11h21l-2.2 31.3a3.5 3.5 0 0 1-3.5 3.2h-9.6a3.5 3.5 0 0 1-3.5-3.2Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        opacity=".85"
      />
    </>
  );
}

function Cup({ liquid, top }: { liquid: string; top: string }) {
  return (
    <>
      <path
        d="M18 4c-2 3 2 4 0 7M26 3c-2 3.5 2 4.5 0 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity=".5"
      />
      <path
        d="M36 21h3a5.5 5.5 0 0 1 0 11h-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        opacity=".85"
      />
      <path d="M8 17h28v13a11 11 0 0 1-11 11h-6A11 11 0 0 1 8 30Z" fill="currentColor" opacity=".14" />
      <path d="M9 20h26v9.5A10.5 10.5 0 0 1 24.5 40h-5A10.5 10.5 0 0 1 9 29.5Z" fill={liquid} />
      <ellipse cx="22" cy="20" rx="13" ry="3.2" fill={top} />
      <path
        d="M8 17h28v13a11 11 0 0 1-11 11h-6A11 11 0 0 1 8 30Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        opacity=".85"
      />
      <path d="M10 44.5h24" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" opacity=".5" />
    </>
  );
}
