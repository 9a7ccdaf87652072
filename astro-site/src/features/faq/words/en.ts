/** Labels of /faq. Questions and answers come from the CMS. */
export const words = {
  search: 'Search the questions',
  placeholder: 'mixing, refund, YouTube',
  /** Filled in by the page's script. */
  found: '{count} of {total} questions',
  nothing: 'No question matches. Try a shorter word, or ask us.',
  clear: 'Show all questions',
  languages: 'Language',
  stillAsking: 'Not answered?',
  contact: 'Ask us',
  findBooking: 'Find my booking',
};
export type FaqWords = typeof words;
