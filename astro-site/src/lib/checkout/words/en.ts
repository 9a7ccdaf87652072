/** What every page of a checkout says. */
export const words = {
  /** Once the booking stands: it is paid, or nothing is to be paid online. */
  booked: {
    title: 'Booking Confirmed!',
    text: (id: string) => `Booking #${id} has been successfully received. We will contact you soon.`,
  },
};
export type CheckoutWords = typeof words;
