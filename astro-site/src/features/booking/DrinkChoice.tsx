import type { Drink } from 'shared/drinks/drinks.ts';
import { cn } from '../../lib/cn.ts';
import { choiceStyles, hiddenInputStyles } from '../../components/ui/choice-styles.ts';
import { useChoice } from '../../components/ui/ChoiceGroup.tsx';
import { DrinkPicture } from './DrinkPicture.tsx';
import { bookingTexts } from './messages.ts';

const texts = bookingTexts.drink;

function served(drink: Drink): string {
  if (drink.hasTemperature) return texts.hotOrIced;
  return drink.hotOnly ? texts.hot : texts.iced;
}

/** A drink on the counter: picture, name, and how it can be had. */
export function DrinkChoice({ drink, temperature }: { drink: Drink; temperature: string }) {
  const choice = useChoice(drink.value);
  return (
    <label className={cn(choiceStyles, 'flex min-h-18 items-center gap-2.5 py-2 pr-2 pl-2.5')}>
      <input {...choice} className={hiddenInputStyles} />
      <DrinkPicture
        drink={drink}
        temperature={choice.checked ? temperature : ''}
        className="size-10 shrink-0"
      />
      <span className="min-w-0 leading-tight">
        <span className="block text-[0.9375rem] font-bold">{drink.label}</span>
        <span className="text-soft block text-sm">{served(drink)}</span>
      </span>
    </label>
  );
}
