/** Labels of the top bar, the footer and the "not found" page. */
export const siteMessages = {
  skipToContent: 'Skip to content',
  bookNow: 'Book Now',
  homeLabel: (cafeName: string) => `${cafeName}, home`,
  policies: 'Policies',
  policyButton: { privacy: 'Privacy Policy', terms: 'Terms of Service', cancellation: 'Cancellation Policy' },
  faq: 'FAQ',
  support: 'Support',
  close: 'Close',
  notFound: {
    title: 'Page Not Found',
    korean: '페이지를 찾을 수 없습니다',
    body: 'This page is not on the tracklist. It may have moved, or the address may have a typo.',
    home: 'Back to the lobby',
    book: 'Book a session',
  },
} as const;
