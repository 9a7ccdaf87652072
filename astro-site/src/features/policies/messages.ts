/** Labels of the policies page. The policies themselves come from the CMS. */
export const policyMessages = {
  title: 'Policies',
  description: (cafeName: string) =>
    `Privacy policy, terms of service and cancellation policy of ${cafeName}.`,
  effectiveDate: (date: string) => `Effective Date ${date}`,
} as const;
