import type { EnquiryTopic } from 'shared/enquiries/enquiries.ts';

/** Links to the form carry what is wanted, so that they work before any script and from other pages. */
export const topicHash: Record<EnquiryTopic, `#${string}`> = {
  application: '#apply',
  'info-session': '#info-session',
};

const topicOf = (hash: string): EnquiryTopic | undefined =>
  hash === topicHash['info-session']
    ? 'info-session'
    : hash === topicHash.application
      ? 'application'
      : undefined;

/** What the page's address asks for; an application where it asks for nothing. */
export const topicInAddress = (): EnquiryTopic =>
  (typeof location === 'undefined' ? undefined : topicOf(location.hash)) ?? 'application';

/** Tells of every press of such a link, also when the address has it already. Returns how to stop. */
export function onTopicLink(tell: (topic: EnquiryTopic) => void): () => void {
  const listen = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const topic = link && topicOf(link.hash);
    if (topic) tell(topic);
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}
