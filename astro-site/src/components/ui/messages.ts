/** Words of the primitives themselves. */
export const uiMessages = {
  close: 'Close',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
} as const;
