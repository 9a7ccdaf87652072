import type { CollectionConfig, GlobalConfig } from 'payload';

const scheduling = { timeFormat: 'HH:mm', timeIntervals: 5 };

/** Drafts, history and scheduled publishing, the same for everything that staff write. */
export const editorialVersions = {
  drafts: { schedulePublish: scheduling, validate: false },
  maxPerDoc: 50,
} satisfies CollectionConfig['versions'];

export const editorialGlobalVersions = {
  drafts: { schedulePublish: scheduling, validate: false },
  max: 50,
} satisfies GlobalConfig['versions'];

const autosaveMs = 1_000;

/** For pages: a draft is saved by itself a moment after typing, so that the preview beside the form follows. */
export const pageVersions = {
  ...editorialGlobalVersions,
  drafts: {
    ...editorialGlobalVersions.drafts,
    autosave: { interval: autosaveMs, showSaveDraftButton: true },
  },
} satisfies GlobalConfig['versions'];

/** The groups of the admin panel's navigation, in one place so that they stay few. */
export const navGroup = {
  pages: { en: 'Pages', ko: '페이지' },
  lists: { en: 'Lists', ko: '목록' },
  booking: { en: 'Booking', ko: '예약' },
  settings: { en: 'Settings', ko: '설정' },
};
