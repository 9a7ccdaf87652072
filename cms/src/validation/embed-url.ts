import { embedHosts, isEmbedUrl } from 'shared/content/embed-hosts.ts';

/** Players come from services the site allows; anything else stays blank on the page. Empty means "Coming soon". */
export function validateEmbedUrl(value: unknown): true | string {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value === 'string' && isEmbedUrl(value)) return true;
  return `Use a player of one of these, starting with https://: ${embedHosts.join(', ')}.`;
}
