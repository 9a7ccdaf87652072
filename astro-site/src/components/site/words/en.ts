/** Top bar, footer, "not found", and what stands on the pages that a booking ends on. */
export const words = {
  skipToContent: 'Skip to content',
  bookNow: 'Book Now',
  homeLabel: (cafeName: string) => `${cafeName}, home`,
  sectionMenu: 'Sections',
  /** Sections of the landing page, by their ids, as the bar names them. */
  sections: {
    experience: 'Experience',
    'how-to-use': 'How it works',
    packages: 'Packages',
    menu: 'Drinks',
    gallery: 'Gallery',
    tours: 'Walks',
    faq: 'FAQ',
    contact: 'Contact',
  },
  languages: 'Language',
  toTop: 'Back to top',
  noScript: {
    booking: 'Booking online needs JavaScript, which is switched off in your browser.',
    staff: 'This page needs JavaScript, which is switched off in your browser. Please switch it on.',
    orCall: 'You can reach us at',
    orWrite: 'or',
    end: '.',
  },
  policies: 'Policies',
  policyButton: { privacy: 'Privacy Policy', terms: 'Terms of Service', cancellation: 'Cancellation Policy' },
  faq: 'FAQ',
  findBooking: 'Find my booking',
  support: 'Support',
  giftCards: 'Gift cards',
  franchise: 'Franchise',
  close: 'Close',
  notFound: {
    title: 'Page Not Found',
    /** The Korean above the headline; none where the headline is Korean. */
    accent: '페이지를 찾을 수 없습니다',
    body: 'This page is not on the tracklist. It may have moved, or the address may have a typo.',
    home: 'Back to the lobby',
    book: 'Book a session',
  },
  nextSteps: {
    heading: 'What happens next',
    /** After the sentence about the mail. */
    ownPage: 'The link in that e-mail opens your booking: look at it there, or change your plans.',
    /** When and where to come; the clock times where the session has one, those of the first session for a `party`. */
    arrival: {
      cafe: (minutes: number, by: string | undefined, party: boolean) =>
        `Come to the cafe ${minutes} minutes early for your ${party ? 'drinks' : 'drink'}${by ? `: by ${by} KST` : ''}. A session that you are late for counts as a no-show.`,
      booth: (minutes: number, by: string | undefined, party: boolean) =>
        `Prepare your backing ${party ? 'tracks' : 'track'}, and arrive ${minutes} minutes before your ${party ? 'first session' : 'session'} at the booth${by ? `, by ${by} KST` : ''}.`,
      way: 'Find us at Line 3, exit 8: a 3-minute walk.',
      wayTo: (cafe: string, station: string) => `Find us at ${cafe}: ${station}.`,
    },
  },
};
export type SiteWords = typeof words;
