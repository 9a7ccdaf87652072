/** The states of a booking as staff read them, and all of them together. */
export const statusNames = {
  total: 'Total',
  pending: 'Pending',
  confirmed: 'Confirmed',
  'in-progress': 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const;
