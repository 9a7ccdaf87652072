import type { CSSProperties } from 'react';
import type { Drink, Temperature } from 'shared/drinks/drinks.ts';

/** The colour of each drink in its glass, and of what lies on top. */
const liquids: Record<string, readonly [liquid: string, top: string]> = {
  coffee: ['#5b3420', '#a8744a'],
  'coffee-decaf': ['#7a4d30', '#c59a6d'],
  'green-tea': ['#8fae4f', '#c3d98a'],
  hibiscus: ['#b3173f', '#e8577a'],
  'earl-grey': ['#a5622a', '#d99a54'],
  peppermint: ['#5fb595', '#a6e0c8'],
  chamomile: ['#e0b040', '#f6dc8c'],
  'hot-chocolate': ['#4a2418', '#f3e4d8'],
  lemonade: ['#f2dd57', '#fff6b0'],
  'strawberry-ade': ['#ff6f7f', '#ffc0c6'],
  'orange-ade': ['#ff9838', '#ffd19a'],
  'grapefruit-ade': ['#ff7a68', '#ffc9b8'],
  'iced-tea': ['#b8702c', '#e7ad66'],
};

const plain = ['#9a8aa6', '#cdc0d4'] as const;

/** Cold drinks come in a tall glass with ice; hot ones in a cup with steam. */
function servedCold(drink: Drink, temperature: string): boolean {
  return drink.hasTemperature ? temperature === ('iced' satisfies Temperature) : !drink.hotOnly;
}

/** A small picture of a drink, of what the page holds (DrinkDrawings.astro). Decorative: its name stands beside it. */
export function DrinkPicture({
  drink,
  temperature = '',
  className,
}: {
  drink: Drink;
  temperature?: string;
  className?: string;
}) {
  const [liquid, top] = liquids[drink.value] ?? plain;
  return (
    <svg
      aria-hidden="true"
      className={className}
      style={{ '--liquid': liquid, '--top': top } as CSSProperties}
    >
      <use href={servedCold(drink, temperature) ? '#drink-glass' : '#drink-cup'} />
    </svg>
  );
}
