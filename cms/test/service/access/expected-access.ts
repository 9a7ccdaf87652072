/**
 * Who may do what, for every collection and global. `matrix.test.ts` asks
 * the running CMS each of these questions for each person, and fails when a collection, a global or a rule of a field
 * is missing here.
 */
export type Person = 'visitor' | 'editor' | 'manager';

export const people: Person[] = ['visitor', 'editor', 'manager'];

/** Who is let in; everybody else is refused. */
export const allowed = {
  everybody: ['visitor', 'editor', 'manager'],
  staff: ['editor', 'manager'],
  managers: ['manager'],
  nobody: [],
} satisfies Record<string, Person[]>;
export type Who = keyof typeof allowed;

export interface Rules {
  /** Something that is published. */
  read: Who;
  /** Something that is a draft; collections without drafts have none. */
  readDraft?: Who;
  readVersions?: Who;
  create?: Who;
  update: Who;
  delete?: Who;
}

const editorial: Rules = {
  read: 'everybody',
  readDraft: 'staff',
  readVersions: 'staff',
  create: 'staff',
  update: 'staff',
  delete: 'staff',
};

export const collectionRules: Record<string, Rules> = {
  albums: editorial,
  'faq-entries': editorial,
  'gallery-items': editorial,
  testimonials: editorial,
  // Their number and their prices are the managers' business.
  'menu-items': { ...editorial, create: 'managers', delete: 'managers' },
  policies: { ...editorial, create: 'managers', delete: 'managers' },
  // Their hours, prices and booths are rules.
  branches: { ...editorial, create: 'managers', update: 'managers', delete: 'managers' },
  // Bookings point to them.
  'add-ons': { ...editorial, create: 'managers', delete: 'nobody' },
  // Visitors get pictures from the release. The publisher reads them with its token (test/media).
  media: { read: 'staff', create: 'staff', update: 'staff', delete: 'staff' },
  // Of other people; everybody sees their own (below). Accounts are the booking service's.
  users: { read: 'managers', create: 'nobody', update: 'nobody', delete: 'nobody' },
};

const page: Rules = { read: 'everybody', readDraft: 'staff', readVersions: 'staff', update: 'staff' };

export const globalRules: Record<string, Rules> = {
  'landing-page': page,
  'faq-page': page,
  'franchise-page': page,
  'gift-cards-page': page,
  'site-settings': page,
  // No page shows them.
  'session-mails': { ...page, read: 'staff' },
  'booking-rules': { ...page, update: 'managers' },
};

/** Fields with rules of their own, as `slug.path: operation`. */
export const fieldRules: Record<string, Who> = {
  'add-ons.price: create': 'managers',
  'add-ons.price: update': 'managers',
  'add-ons.customQuote: create': 'managers',
  'add-ons.customQuote: update': 'managers',
  'add-ons.needsDeliveryAddress: create': 'managers',
  'add-ons.needsDeliveryAddress: update': 'managers',
  'add-ons.delivery: create': 'managers',
  'add-ons.delivery: update': 'managers',
  'add-ons.addOnId: create': 'managers',
  'add-ons.addOnId: update': 'nobody',
  'albums.staffNote: read': 'staff',
  'faq-entries.staffNote: read': 'staff',
  'policies.staffNote: read': 'staff',
  'testimonials.staffNote: read': 'staff',
  'gift-cards-page.head.amounts.won: create': 'managers',
  'gift-cards-page.head.amounts.won: update': 'managers',
  'menu-items.priceWon: create': 'managers',
  'menu-items.priceWon: update': 'managers',
  'booking-rules.closedDates.reason: read': 'staff',
  'branches.closedDates.reason: read': 'staff',
};
