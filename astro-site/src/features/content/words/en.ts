/** Labels of the landing page. Its sentences, names and prices are content and come from the CMS. */
export const words = {
  heroButton: 'Start Recording Journey',
  facts: {
    label: 'A session in short',
    length: 'a session',
    fromPrice: 'and up',
    open: 'every day',
    /** Under hours that are not the same everywhere. */
    openByBranch: 'depending on the cafe',
    minutes: (minutes: number) => `${minutes} min`,
  },
  /** From one time of day to another. */
  hours: (from: string, to: string) => `${from}-${to}`,
  step: (number: number) => `Step ${number}`,
  packages: {
    session: { text: 'The session', accent: '녹음 세션' },
    loading: 'Loading Packages',
    failed: 'The packages did not load',
    failedHint: 'The booking desk does not answer at the moment. Everything else on this page works.',
    retry: 'Try again',
    byQuote: 'by quote',
  },
  /** Said when a card is tapped before the wizard has come. */
  tapHeard: 'One moment, the booking form is on its way.',
  tapFailed: 'The booking form did not arrive. Please check your connection and try again.',
  royaltyDisc: 'A record with seventy grooves, one for every year of royalties',
  royaltyYears: 'years',
  menu: {
    hot: { text: 'Hot', accent: '따뜻한 음료' },
    cold: { text: 'Cold', accent: '차가운 음료' },
  },
  tours: {
    /** Stands after its number, with the space between the two. */
    minutes: ' min',
    /** Said after that. */
    from: (cafeName: string) => `on foot from ${cafeName}`,
  },
  faqMore: 'MORE',
  /** Goes on after "MORE" for those who hear the link, and for search engines. */
  faqMoreOf: 'questions and answers',
  contact: {
    address: 'Address',
    station: 'Metro',
    hours: 'Hours',
    phone: 'Phone',
    email: 'E-mail',
    follow: 'Follow',
    booking: 'Already booked?',
    findBooking: 'Find my booking',
    fromPlace: (place: string) => `From ${place}`,
    ourCafes: 'Our cafes',
    bookAt: (branch: string) => `Book at ${branch}`,
  },
};
export type LandingWords = typeof words;
