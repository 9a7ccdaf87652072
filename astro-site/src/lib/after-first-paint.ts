import { SCRIPTS_OF_ISLANDS } from './scripts-of-islands.ts';

/*
 * Runs before any island does: what the page says is shown first, and in its own letters. Scripts would share the line with its
 * fonts, and where they come as fast as the page, it would wait for what only answers later. A page in the background, or one
 * that is drawn before somebody goes there, paints nothing.
 */
const LONGEST_WAIT_MS = 300;

if (document.visibilityState === 'visible' && PerformanceObserver.supportedEntryTypes.includes('paint'))
  await new Promise<void>((go) => {
    new PerformanceObserver(() => go()).observe({ type: 'paint', buffered: true });
    setTimeout(go, LONGEST_WAIT_MS);
  });

// All together: the browser would learn of each only from the one that imports it, three round trips deep.
const names = document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_OF_ISLANDS}]`)?.content;
for (const name of names?.split(' ') ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/_astro/${name}`;
  document.head.append(link);
}
