import { randomUUID } from 'node:crypto';
import { inSpan } from 'shared/tracing/tracing.ts';
import { runFor } from '../current-request.ts';
import type { Log } from '../log.ts';
import type { ReleaseManifest } from '../release/manifest.ts';
import type { ContentSnapshot } from 'shared/content/snapshot.ts';

/** How often the content version is asked for: calmly, and for some seconds after a nudge. */
const POLL_MS = 1000;
const FAST_POLL_MS = 40;
/** A nudge comes from a hook that runs before its commit, so the new version may show only a moment later. */
const FAST_FOR_MS = 4000;
/** How long a version that failed is left alone, unless somebody publishes again. */
const RETRY_FAILED_MS = 10_000;

export interface PublisherState {
  /** What the site shows; null before the first release. */
  live: { version: number; build: string; publishedAt: string } | null;
  /** The newest version the CMS has told of; null until it has answered. */
  wanted: number | null;
  /** Since when something newer is published than what the site shows; null when nothing is. */
  behindSince: string | null;
  cms: 'up' | 'down' | 'unknown';
  /** Why the newest version is not live; null when it is. */
  failure: { version: number | null; error: string; at: string } | null;
}

export interface FollowDeps {
  version: () => Promise<number>;
  snapshot: () => Promise<ContentSnapshot>;
  publish: (snapshot: ContentSnapshot) => Promise<ReleaseManifest>;
  log: Log;
  /** Told of each publish that was tried. */
  ended?: (outcome: 'published' | 'failed', seconds: number) => void;
}

/** Follows the content version of the CMS: whenever it differs from what is live, publishes one snapshot. */
export function followContent(deps: FollowDeps, live: PublisherState['live']) {
  const state: PublisherState = { live, wanted: null, behindSince: null, cms: 'unknown', failure: null };
  let fastUntil = 0;
  let stopped = false;
  let wake = () => {};
  /** The request in the CMS that was heard of last; the publish that it leads to goes on under its id. */
  let nudgedBy: string | undefined;

  async function publishWanted(): Promise<void> {
    const started = performance.now();
    try {
      const snapshot = await deps.snapshot();
      const { version, build, publishedAt } = await deps.publish(snapshot);
      state.live = { version, build, publishedAt };
      state.failure = null;
      state.behindSince = null;
      deps.ended?.('published', (performance.now() - started) / 1000);
      deps.log.info({ version, build, ms: Math.round(performance.now() - started) }, 'Published');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      state.failure = { version: state.wanted, error: reason, at: new Date().toISOString() };
      deps.ended?.('failed', (performance.now() - started) / 1000);
      deps.log.error({ version: state.wanted, err: error }, 'A publish failed; the site stays as it was');
    }
  }

  async function look(): Promise<void> {
    let version: number;
    try {
      version = await deps.version();
    } catch (error) {
      if (state.cms !== 'down')
        deps.log.warn({ err: error }, 'The CMS does not answer; the site stays as it is');
      state.cms = 'down';
      return;
    }
    if (state.cms === 'down') deps.log.info('The CMS answers again');
    state.cms = 'up';
    state.wanted = version;
    if (version === state.live?.version) {
      state.behindSince = null;
      return;
    }
    state.behindSince ??= new Date().toISOString();
    const failedLately =
      state.failure?.version === version && Date.now() - Date.parse(state.failure.at) < RETRY_FAILED_MS;
    if (failedLately) return;
    const requestId = nudgedBy ?? randomUUID();
    nudgedBy = undefined;
    const attributes = { request_id: requestId, version };
    await runFor(requestId, () => inSpan('publish', { kind: 'internal', attributes }, publishWanted));
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!stopped) {
      await look();
      if (!stopped) await pause(Date.now() < fastUntil ? FAST_POLL_MS : POLL_MS);
    }
  }
  const running = run();

  return {
    state: (): PublisherState => state,
    /**
     * Something may have been published, by the request of this id: look now, and often for a while. Also tries a failed version
     * again.
     */
    nudge(requestId?: string): void {
      nudgedBy = requestId;
      fastUntil = Date.now() + FAST_FOR_MS;
      if (state.failure) state.failure = { ...state.failure, version: null };
      wake();
    },
    /** Finishes what is under way. */
    async stop(): Promise<void> {
      stopped = true;
      wake();
      await running;
    },
  };
}
export type Follower = ReturnType<typeof followContent>;
