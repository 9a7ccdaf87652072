/** Labels of the policies page. The policies themselves come from the CMS. */
export const words = {
  title: 'Policies',
  description: (cafeName: string) =>
    `Privacy policy, terms of service and cancellation policy of ${cafeName}.`,
  effectiveDate: (date: string) => `Effective Date ${date}`,
};
export type PolicyWords = typeof words;
