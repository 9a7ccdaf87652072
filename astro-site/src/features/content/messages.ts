/** Labels of the landing page. Its sentences, names and prices are content and come from the CMS. */
export const landingMessages = {
  heroButton: 'Start Recording Journey',
  facts: {
    label: 'A session in short',
    length: 'a session',
    fromPrice: 'and up',
    open: 'every day',
    minutes: (minutes: number) => `${minutes} min`,
  },
  step: (number: number) => `Step ${number}`,
  packages: {
    sessionHeading: 'The session',
    sessionKorean: '녹음 세션',
    bandHours: (from: string, to: string) => `${from}-${to}`,
    loading: 'Loading Packages',
    failed: 'The packages did not load',
    failedHint: 'The booking desk does not answer at the moment. Everything else on this page works.',
    retry: 'Try again',
    byQuote: 'by quote',
    channel: (number: number) => `CH ${number}`,
  },
  /** Said when a card is tapped before the wizard has come. */
  tapHeard: 'One moment, the booking form is on its way.',
  tapFailed: 'The booking form did not arrive. Please check your connection and try again.',
  royaltyDisc: 'A record with seventy grooves, one for every year of royalties',
  royaltyYears: 'years',
  menu: { hot: 'Hot', cold: 'Cold', hotKorean: '따뜻한 음료', coldKorean: '차가운 음료' },
  tours: { minutes: 'min', from: (cafeName: string) => `on foot from ${cafeName}` },
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
  },
} as const;
