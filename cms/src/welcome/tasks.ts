import type { User } from '../generated/payload-types.ts';

export interface Task {
  /** The task, in the words of whoever has it. */
  label: string;
  hint: string;
  /** Path below the admin panel. */
  path: string;
  /** Prices, rules and accounts are the managers' business. */
  forManagers?: true;
}

const tasks: Task[] = [
  { label: 'Change a text', hint: 'Landing page, section by section', path: '/globals/landing-page' },
  {
    label: 'Change a price or the hours',
    hint: 'Booking rules',
    path: '/globals/booking-rules',
    forManagers: true,
  },
  {
    label: 'Close a day',
    hint: 'Booking rules, Closed dates',
    path: '/globals/booking-rules',
    forManagers: true,
  },
  { label: 'Answer a question', hint: 'FAQ of both pages', path: '/collections/faq-entries' },
  { label: 'Replace a picture', hint: 'Gallery', path: '/collections/gallery-items' },
  { label: 'Change the drinks', hint: 'Menu', path: '/collections/menu-items' },
  { label: 'Put in an album', hint: 'Sleeve and player', path: '/collections/albums' },
  { label: 'Change phone, address or directions', hint: 'Site settings', path: '/globals/site-settings' },
  { label: 'Give somebody access', hint: 'CMS users', path: '/collections/users/create', forManagers: true },
];

/** What somebody with this role most often comes for. */
export const tasksFor = (role: User['role']): Task[] =>
  tasks.filter((task) => !task.forManagers || role === 'manager');

/** What the role may do, in a sentence. */
export const roleSentence: Record<User['role'], string> = {
  editor: 'You are an editor: you write texts and choose pictures. Prices and booking rules are a manager’s.',
  manager: 'You are a manager: texts, pictures, prices, booking rules and CMS users are yours.',
};
