import type { CollectionConfig } from 'payload';
import { branches } from '../branches/branches.ts';
import { trackCollection } from '../publishing/track-changes.ts';
import { forStaff } from '../fields/for-staff.ts';
import { addOns } from './add-ons.ts';
import { albums } from './albums.ts';
import { faqEntries } from './faq-entries.ts';
import { galleryItems } from './gallery-items.ts';
import { media } from './media.ts';
import { menuItems } from './menu-items.ts';
import { policies } from './policies.ts';
import { testimonials } from './testimonials.ts';
import { users } from './users.ts';

/** What a release of the site is made of. */
const contentCollections = [
  policies,
  menuItems,
  faqEntries,
  galleryItems,
  testimonials,
  albums,
  addOns,
  branches,
  media,
];

export const collections: CollectionConfig[] = [...contentCollections.map(trackCollection), users].map(
  forStaff,
);
