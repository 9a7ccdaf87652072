import { embedHosts } from '../content/embed-hosts.ts';

/*
 * The security headers of everything that answers browsers: pages and files of the site, the API, the CMS. This is the
 * only place that says them (design.md section 6); no proxy adds any.
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

const headersOfAll = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  // The card window is a pop-up that talks to its opener (toss-contract.md section 2).
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const commonHeaders = (https: boolean): Record<string, string> => ({
  ...headersOfAll,
  ...(https && transportSecurityHeaders),
});

/** Only the landing page holds albums, whose players are frames of these hosts. */
const usesMusicPlayers = (path: string) => path === '/';

/** Only the payment pages may load the card provider's script and frames. */
const usesCardProvider = (path: string) => path === '/payment' || path.startsWith('/payment-');

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
  };
}

/** Headers of scripts, fonts and pictures. An uploaded SVG that is opened as a page may run nothing. */
export function assetSecurityHeaders({ siteOrigin }: Pick<PolicySources, 'siteOrigin'>) {
  return {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...commonHeaders(isHttps(siteOrigin)),
  };
}

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
 * Headers of the CMS, which only staff see. Its scripts are Payload's and Next's own, so the policy is about frames and
 * plug-ins. `transportSecurityHeaders` come on top where a request came over https.
 */
export const cmsSecurityHeaders = {
  ...headersOfAll,
  'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'self'",
  'x-robots-tag': 'noindex, nofollow',
} as const;
