/** Labels of the policies page. The policies themselves come from the CMS. */
export const words = {
  title: 'Policies',
  /** Names the links to each policy. */
  contents: 'Contents',
  description: (cafeName: string) =>
    `Privacy policy, terms of service and cancellation policy of ${cafeName}.`,
  effectiveDate: (date: string) => `Effective Date ${date}`,
};
export type PolicyWords = typeof words;
