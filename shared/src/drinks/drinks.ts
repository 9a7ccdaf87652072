/** A drink of the fixed catalogue. */
export interface Drink {
  value: string;
  label: string;
  /** The visitor chooses hot or iced. */
  hasTemperature: boolean;
  /** Served hot only, so there is nothing to choose. */
  hotOnly: boolean;
}

export const temperatures = ['hot', 'iced'] as const;
export type Temperature = (typeof temperatures)[number];

const hotOrIced = (value: string, label: string): Drink => ({
  value,
  label,
  hasTemperature: true,
  hotOnly: false,
});
const cold = (value: string, label: string): Drink => ({
  value,
  label,
  hasTemperature: false,
  hotOnly: false,
});

export const drinks: readonly Drink[] = [
  hotOrIced('coffee', 'Coffee'),
  hotOrIced('coffee-decaf', 'Coffee (Decaffeinated)'),
  hotOrIced('green-tea', 'Green Tea'),
  hotOrIced('hibiscus', 'Hibiscus'),
  hotOrIced('earl-grey', 'Earl Grey'),
  hotOrIced('peppermint', 'Peppermint'),
  hotOrIced('chamomile', 'Chamomile'),
  { value: 'hot-chocolate', label: 'Hot Chocolate', hasTemperature: false, hotOnly: true },
  cold('lemonade', 'Lemonade'),
  cold('strawberry-ade', 'Strawberry Ade'),
  cold('orange-ade', 'Orange Ade'),
  cold('grapefruit-ade', 'Grapefruit Ade'),
  cold('iced-tea', 'Iced Tea'),
];

const byValue = new Map(drinks.map((drink) => [drink.value, drink]));

export function findDrink(value: string): Drink | undefined {
  return byValue.get(value);
}

/** Whether the wizard asks for hot or iced. */
export function asksTemperature(drink: Drink | undefined): boolean {
  return drink !== undefined && drink.hasTemperature && !drink.hotOnly;
}

/** Temperatures that a booking of this drink may carry; hot chocolate: hot, or none at all. */
export function allowedTemperatures(drink: Drink): readonly Temperature[] {
  if (asksTemperature(drink)) return temperatures;
  return drink.hotOnly ? ['hot'] : [];
}
