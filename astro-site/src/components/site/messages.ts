/** Labels of the top bar, the footer and the "not found" page. */
export const siteMessages = {
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
  toTop: 'Back to top',
  noScript: {
    booking: 'Booking online needs JavaScript, which is switched off in your browser.',
    staff: 'This page needs JavaScript, which is switched off in your browser. Please switch it on.',
    orCall: 'You can reach us at',
    orWrite: 'or',
  },
  policies: 'Policies',
  policyButton: { privacy: 'Privacy Policy', terms: 'Terms of Service', cancellation: 'Cancellation Policy' },
  faq: 'FAQ',
  findBooking: 'Find my booking',
  support: 'Support',
  franchise: 'Franchise',
  close: 'Close',
  notFound: {
    title: 'Page Not Found',
    korean: '페이지를 찾을 수 없습니다',
    body: 'This page is not on the tracklist. It may have moved, or the address may have a typo.',
    home: 'Back to the lobby',
    book: 'Book a session',
  },
} as const;
