import { embedHosts } from '../content/embed-hosts.ts';
import { LISTEN_PAGE } from '../recordings/addresses.ts';
import { WAITLIST_PAGE } from '../waitlist/waitlist.ts';

/*
 * The security headers of everything that answers browsers: pages and files of the site, the API, the CMS. They are said
 * here, and the proxy passes them on. For errors of its own it repeats seven of them (`own_errors` in
 * deploy/caddy/Caddyfile); a test of the composed product holds those against these.
 */

/** What a page's policy allows beyond the site itself. */
export interface PolicySources {
  /** Where the site is reached; https turns on HSTS and upgrades. */
  siteOrigin: string;
  /** Address of the card provider's browser SDK. */
  tossSdkUrl: string;
  /** Origin that may show the page in a frame: the CMS, for the preview. Nobody else ever. */
  framedBy?: string;
}

/** Hosts that the card window may use beside the one its SDK comes from. */
const CARD_PROVIDER_HOSTS = ['https://*.tosspayments.com'];

const isHttps = (origin: string) => origin.startsWith('https:');

/** Browsers heed it on https alone, and only there it may be sent. */
export const transportSecurityHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** @param camera who may use it, as an allow-list */
const permissions = (camera: '()' | '(self)') =>
  `camera=${camera}, microphone=(), geolocation=(), browsing-topics=()`;

const headersOfAll = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions('()'),
  // The card window is a pop-up that talks to its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const commonHeaders = (https: boolean): Record<string, string> => ({
  ...headersOfAll,
  ...(https && transportSecurityHeaders),
});

/** Only the landing page holds albums, whose players are frames of these hosts. */
const usesMusicPlayers = (path: string) => path === '/';

/** The booking wizard does a proof of work in workers; staff's uploads add their sums up in one. */
const usesWorkers = (path: string) => path === '/' || path === '/admin' || path === '/admin/day';

/** Only the payment pages may load the card provider's script and frames. */
const usesCardProvider = (path: string) => path === '/payment' || path.startsWith('/payment-');

/** The board scans the code of a guest's mail. */
const usesCamera = (path: string) => path === '/admin/day';

/** Holds what belongs to one visitor: nobody keeps a copy, finds it by searching, or learns of it by following a link out. */
export const isPersonalPage = (path: string) => playsRecordings(path) || path === WAITLIST_PAGE;

/** Recordings are played where they are a visitor's own, or were shared by one. */
const playsRecordings = (path: string) => path === '/my-booking' || path === LISTEN_PAGE;

const personalHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const;

/**
 * Headers of one page of the site.
 *
 * @param scriptHashes `'sha256-…'` sources of the page's inline scripts, as the renderer gave them.
 */
export function pageSecurityHeaders(path: string, scriptHashes: readonly string[], sources: PolicySources) {
  const https = isHttps(sources.siteOrigin);
  const provider = usesCardProvider(path) ? [new URL(sources.tossSdkUrl).origin, ...CARD_PROVIDER_HOSTS] : [];
  const players = usesMusicPlayers(path) ? embedHosts.map((host) => `https://${host}`) : [];
  const frames = [...provider, ...players];
  const policy = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes, ...provider],
    // Not hashed: hashes would block the style attributes and the styles that UI libraries set.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...provider],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...provider],
    ['frame-src', ...(frames.length ? frames : ["'none'"])],
    ...(playsRecordings(path) ? [['media-src', "'self'"]] : []),
    ['worker-src', usesWorkers(path) ? "'self'" : "'none'"],
    ['form-action', "'self'", ...provider],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', sources.framedBy ?? "'none'"],
    ...(https ? [['upgrade-insecure-requests']] : []),
  ];
  return {
    'content-security-policy': policy.map((directive) => directive.join(' ')).join('; '),
    ...commonHeaders(https),
    ...(usesCamera(path) && { 'permissions-policy': permissions('(self)') }),
    ...(isPersonalPage(path) && personalHeaders),
  };
}

/** Headers of scripts, fonts and pictures. An uploaded SVG that is opened as a page may run nothing. */
export function assetSecurityHeaders({ siteOrigin }: Pick<PolicySources, 'siteOrigin'>) {
  return {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...commonHeaders(isHttps(siteOrigin)),
  };
}

/**
 * Policy of our own scripts in place of the one of other files. A worker lives by the policy of its file: in a sandbox it
 * would not start. It loads nothing further.
 */
export const scriptPolicy = "default-src 'none'";

/** Headers of the API. Answers are data for our own pages: nothing in them may run, be framed or be guessed at. */
export function apiSecurityHeaders({ https }: { https: boolean }) {
  return {
    ...commonHeaders(https),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  };
}

/**
 * Headers of everything in the CMS, which only staff see. `transportSecurityHeaders` come on top where a request came over
 * https, and a policy: of a page, or of whatever is none.
 */
export const cmsSecurityHeaders = { ...headersOfAll, 'x-robots-tag': 'noindex, nofollow' } as const;

/** Answers of the CMS's API, and its files: opened as a page, an uploaded picture may run nothing. */
export const cmsDataPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Policy of one page of the CMS.
 *
 * @param nonce of this answer alone: Next puts it on its scripts, and what they load is trusted with them
 * @param previewOrigin shown in a frame beside the forms
 */
export function cmsPagePolicy(nonce: string, previewOrigin: string | undefined, cmsOrigin: string): string {
  const policy = [
    ['default-src', "'none'"],
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'"],
    // The editor and the lists set style attributes.
    ['style-src', "'self'", "'unsafe-inline'"],
    // A picture is shown while it is being uploaded.
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    // The preview comes by way of the CMS, which lets staff in.
    ['frame-src', ...(previewOrigin ? ["'self'", previewOrigin] : ["'none'"])],
    ['form-action', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(isHttps(cmsOrigin) ? [['upgrade-insecure-requests']] : []),
  ];
  return policy.map((directive) => directive.join(' ')).join('; ');
}
