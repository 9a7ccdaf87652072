/** Titles of the toasts about changes. */
export const changeTexts = {
  successTitle: 'Success',
  errorTitle: 'Error',
} as const;
