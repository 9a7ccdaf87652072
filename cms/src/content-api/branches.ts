import type { AddOn, BusinessRules } from 'shared/catalogue/catalogue.ts';
import type { BranchContent } from 'shared/content/branch.ts';
import { withRuleWords } from 'shared/content/rule-words.ts';
import type { SiteSettings } from 'shared/content/snapshot.ts';
import { locales, localized, type LocalizedText } from 'shared/languages/localized-text.ts';
import { hoursAndPricesAt } from '../branches/hours-and-prices.ts';
import type { OwnBranch } from './sources/branches.ts';

/** What branches leave to the house. */
interface House {
  rules: BusinessRules;
  settings: SiteSettings;
  addons: readonly AddOn[];
}

type WholeBranch = BranchContent & Pick<OwnBranch, 'studios'>;

/** Branches with all that they leave to the house; words in braces mean a branch's own rules in its texts. */
export const branchesOfHouse = (branches: OwnBranch[], house: House): WholeBranch[] =>
  branches.map((own) => {
    const { settings, addons } = house;
    const rules = {
      ...hoursAndPricesAt(own, house.rules),
      closedDates: [...new Set([...house.rules.closedDates, ...own.closedDates])].sort(),
    };
    const branch = {
      ...own,
      cafeName: nameOf(settings.cafeName, own.name),
      openingHoursText: own.openingHoursText ?? settings.openingHoursText,
      phone: own.phone ?? settings.phone,
      email: own.email ?? settings.email,
      supportHandle: own.supportHandle ?? settings.supportHandle,
    };
    return { ...withRuleWords(branch, { rules: { ...house.rules, ...rules }, addons }), ...rules };
  });

/** A house with a single branch is that cafe: every page then says of the house what is true of it. */
export function asOneCafe<H extends House>(house: H, branches: WholeBranch[]): H {
  const [only, ...others] = branches;
  if (!only || others.length > 0) return house;
  const { openingHours, closedDates, priceBands } = only;
  const { address, nearestStation, openingHoursText, phone, email, supportHandle, directions } = only;
  const contact = { address, nearestStation, openingHoursText, phone, email, supportHandle, directions };
  return {
    ...house,
    rules: { ...house.rules, openingHours, closedDates, priceBands },
    settings: { ...house.settings, ...contact },
  };
}

/** "Sinsa Record Cafe Hongdae", in each language in which either is written. */
const nameOf = (house: LocalizedText, branch: LocalizedText): LocalizedText => ({
  ...Object.fromEntries(
    locales
      .filter((locale) => house[locale] || branch[locale])
      .map((locale) => [locale, `${localized(house, locale)} ${localized(branch, locale)}`]),
  ),
  en: `${house.en} ${branch.en}`,
});
