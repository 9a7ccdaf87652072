/** Labels of /franchise. Its sentences and figures come from the CMS. */
export const words = {
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
  /** After the sum. */
  perMonth: 'a month',
  total: 'Together',
  /** @param streams each with its sum: "Cafe ₩25,000,000" */
  chart: (streams: readonly string[]) => `Monthly revenue by stream: ${streams.join(', ')}`,
};
export type FranchiseWords = typeof words;
