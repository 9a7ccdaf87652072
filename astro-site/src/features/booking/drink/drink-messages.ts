/** Words of the choice of the drink. */
export const drinkTexts = {
  heading: 'Your drink',
  korean: '음료',
  included: 'One premium drink is included.',
  label: 'Drink',
  hotOrIced: 'Hot or iced',
  iced: 'Iced',
  hot: 'Hot',
  temperature: 'Temperature',
} as const;
