/** What is said of a field that does not pass. */
export const words = {
  topic: 'Please choose whether you want to apply or to book an info session',
  name: 'Please enter your name',
  city: 'Please enter the city where you would open',
  phone: 'Please enter a phone number that we can call',
};
export type EnquiryFieldWords = typeof words;
