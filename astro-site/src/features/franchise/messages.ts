import { formatWon } from 'shared/pricing/won.ts';

/** Labels of /franchise. Its sentences and figures come from the CMS. */
export const franchiseMessages = {
  title: 'Franchise',
  navLabel: 'Pages',
  home: 'Home',
  franchise: 'Franchise',
  apply: 'Apply Now',
  infoSession: 'Book Info Session',
  call: (phone: string) => `Call ${phone}`,
  stats: 'In figures',
  painPoints: 'What bothers them',
  solutions: 'What they find here',
  perMonth: 'a month',
  total: 'Together',
  share: (won: number, of: number) => `${Math.round((won / of) * 100)}%`,
  chart: (streams: { name: string; won: number }[]) =>
    `Monthly revenue by stream: ${streams.map(({ name, won }) => `${name} ${formatWon(won)}`).join(', ')}`,
} as const;
