import type { Field } from 'payload';

export const factorField: Field = {
  name: 'secondFactor',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/second-factor/account/FactorLink.tsx#FactorLink' },
  },
};
