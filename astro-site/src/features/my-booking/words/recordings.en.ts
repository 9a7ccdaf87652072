import type { EndReason } from 'shared/recordings/recordings.ts';

const files = (count: number) => `${count} ${count === 1 ? 'recording' : 'recordings'}`;

const were = (count: number) => `${files(count)} ${count === 1 ? 'was' : 'were'}`;

const ended: Record<EndReason, (count: number, at: string) => string> = {
  time: (count, at) => `${were(count)} deleted on ${at}, when the time that we keep them was over.`,
  guest: (count, at) => `${were(count)} deleted by you on ${at}.`,
  staff: (count, at) => `${were(count)} deleted by our staff on ${at}.`,
  erased: (count, at) => `${were(count)} deleted on ${at}, with the personal data of this booking.`,
  'given-up': (count, at) => `${were(count)} deleted on ${at}: the upload was never finished.`,
};

/** What was recorded: heard, saved, shared, kept and deleted. */
export const recordings = {
  heading: 'Your recordings',
  headingOne: 'Your recording',
  loading: 'Looking for your recordings...',
  failed: 'We could not load your recordings. Please check your connection.',
  coming:
    'Your recordings are not here yet. We write to you as soon as they are; you will then listen to them and save them on this page.',
  /** Of a party: who is still waited for. */
  comingFor: (names: string) =>
    `Not here yet: the recordings of ${names}. We write to you as soon as they are.`,
  keptUntil: 'We keep them until',
  keptUntilOne: 'We keep it until',
  /** `on` with its time. */
  keptUntilOn: (on: string) => `kept until ${on}`,
  daysLeft: (days: number) => {
    if (days === 0) return 'today is the last day';
    return `${days} ${days === 1 ? 'day' : 'days'} left`;
  },
  saveBefore: 'Then we delete them for good. Save them before.',
  extend: (days: number) => `Keep them ${days} days longer`,
  extending: 'One moment...',
  extendOnce: 'You can do this once.',
  extended: (on: string) => `Kept longer since ${on}. It cannot be extended again.`,
  extendDone: (until: string) => `We keep them until ${until}.`,
  files: 'Files',
  save: 'Save',
  /** The label of a button among others: which file. */
  saveFile: (file: string) => `Save: ${file}`,
  saveAll: 'Save all as one zip',
  deleteFile: (file: string) => `Delete: ${file}`,
  deleteAll: 'Delete all now',
  share: {
    title: 'Share by a link',
    text: 'Whoever has the link can listen, and sees the name and the day. Your booking and the files to save stay yours alone.',
    link: 'Link to pass on',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    copyFailed: 'It could not be copied. Please select the link and copy it yourself.',
    send: 'Share...',
    /** What is passed on beside the link. */
    message: (name: string, cafe: string) => `${name} at ${cafe}`,
    withdraw: 'Switch it off, and the link stops working at once.',
    on: 'Sharing is switched on.',
    off: 'Sharing is switched off. The link does not work any more.',
  },
  remove: {
    title: 'Delete for good?',
    one: (file: string) => `"${file}" is deleted at once.`,
    all: (count: number) => `${files(count)} are deleted at once.`,
    final: 'It cannot be undone: not by you, and not by us. Have you saved what you want to keep?',
    shared: 'The link that you shared will have nothing of it to play any more.',
    confirm: 'Delete for good',
    working: 'Deleting...',
    keep: 'Keep them',
    done: (count: number) => `Deleted: ${files(count)}.`,
  },
  ended,
};
