import { addressIn } from 'shared/languages/addresses.ts';
import { pageLanguage } from 'shared/languages/page-language.ts';

/** Where a page for visitors is in the language of this one. @param page as English has it, with query and hash: "/#booking" */
export const linkTo = (page: string): string => addressIn(pageLanguage(), page);
