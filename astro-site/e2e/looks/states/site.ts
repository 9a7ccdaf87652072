import type { State } from '../state.ts';

/** Pages that tell: every one of them as it is first seen. */
export const siteStates: readonly State[] = [
  { name: 'the landing page', path: '/' },
  { name: 'the questions', path: '/faq' },
  { name: 'the policies', path: '/policies' },
  { name: 'the franchise page', path: '/franchise' },
  { name: 'gift cards', path: '/gift-cards' },
  { name: 'a page that is not there', path: '/nowhere', expects: [/answer 404: GET .*\/nowhere/] },
];
