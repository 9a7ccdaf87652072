'use client';

import { useSiteStatus } from './use-site-status.ts';

/** In the header of every page: is the site up to date with what is published. */
export function SiteStatusBadge() {
  const status = useSiteStatus();
  if (!status) return null;
  return (
    <span className={`site-status site-status--${status.state}`} title={status.sentence} role="status">
      {status.label}
    </span>
  );
}

/** On the dashboard: the same in a sentence, with the reason when something failed. */
export function SiteStatusSentence() {
  const status = useSiteStatus();
  if (!status) return null;
  return <p className={`site-status-line site-status-line--${status.state}`}>{status.sentence}</p>;
}
