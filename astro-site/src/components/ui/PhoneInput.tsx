import { ChevronDown } from 'lucide-react';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { pageLanguage } from 'shared/languages/page-language.ts';
import { callingCodes } from 'shared/typed/calling-codes.ts';
import { countryNamed } from 'shared/typed/phone.ts';
import { cn } from '../../lib/cn.ts';
import { useAwake } from '../../lib/use-awake.ts';
import { controlStyles } from './control-styles.ts';
import { TextInput } from './TextInput.tsx';
import { words } from './words/words.ts';

interface PhoneInputProps extends ComponentPropsWithRef<'input'> {
  /** In two letters; '' while none is chosen. */
  country: string;
  onCountry: (country: string) => void;
  /** What the choice of the country is called, and the language of their names; those of the page where they are left out. */
  countryLabel?: string;
  language?: string;
}

/** A phone number beside the country in whose way it is written. One that names its country itself changes the choice. */
export function PhoneInput({
  country,
  onCountry,
  countryLabel = words.countryCode,
  language = pageLanguage(),
  onChange,
  ...input
}: PhoneInputProps) {
  // A server may call a country by another name than the browser.
  const awake = useAwake();
  const countries = useMemo(() => {
    if (!awake) return [];
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return [...callingCodes]
      .map(([value, code]) => ({ value, name: `${names.of(value)} +${code}` }))
      .sort((one, other) => one.name.localeCompare(other.name, language));
  }, [awake, language]);
  const code = callingCodes.get(country);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
      <div className="relative">
        <select
          aria-label={countryLabel}
          value={country}
          onChange={(event) => onCountry(event.target.value)}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        >
          <option value="">{countryLabel}</option>
          {countries.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <span
          aria-hidden="true"
          className={cn(
            controlStyles,
            'figures peer-hover:border-ink peer-focus-visible:border-cool peer-focus-visible:outline-cool pointer-events-none flex items-center gap-1 px-3 peer-focus-visible:outline-2',
          )}
        >
          {code ? `+${code}` : '+…'}
          <ChevronDown className="text-soft size-4" />
        </span>
      </div>
      <TextInput
        {...input}
        type="tel"
        onChange={(event) => {
          void onChange?.(event);
          const named = countryNamed(event.target.value, country);
          if (named !== undefined && named !== country) onCountry(named);
        }}
      />
    </div>
  );
}
