import metadata from 'libphonenumber-js/min/metadata';

const byCode = new Map<string, readonly string[]>(Object.entries(metadata.country_calling_codes));

/** The countries (two letters) that share a country code, the main one first. */
export const countriesOf = (callingCode: string): string[] => [...(byCode.get(callingCode) ?? [])];
