import { drinkOnPage } from 'shared/drinks/drink-on-page.ts';
import type { Drink } from 'shared/drinks/drinks.ts';
import { cn } from '../../../lib/cn.ts';
import { choiceStyles, hiddenInputStyles } from '../../../components/ui/choice-styles.ts';
import { useChoice } from '../../../components/ui/ChoiceGroup.tsx';
import { DrinkPicture } from './DrinkPicture.tsx';
import { words } from '../words/words.ts';

function served(drink: Drink): string {
  if (drink.hasTemperature) return words.drink.hotOrIced;
  return drink.hotOnly ? words.drink.hot : words.drink.iced;
}

/** One drink: picture, name, and whether it is served hot, iced or either. */
export function DrinkChoice({ drink, temperature }: { drink: Drink; temperature: string }) {
  const choice = useChoice(drink.value);
  return (
    <label
      className={cn(choiceStyles, 'grid content-start justify-items-center gap-1 px-1.5 py-3 text-center')}
    >
      <input {...choice} className={hiddenInputStyles} />
      <DrinkPicture drink={drink} temperature={choice.checked ? temperature : ''} className="size-12" />
      <span className="min-w-0 leading-tight wrap-break-word hyphens-auto">
        <span className="block text-[0.8125rem] font-bold sm:text-sm">{drinkOnPage(drink.value)}</span>
        <span className="text-soft block text-xs">{served(drink)}</span>
      </span>
    </label>
  );
}
