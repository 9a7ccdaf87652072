import { isolateObjectProperty, type PayloadRequest } from 'payload';
import { refused } from '../language/refusal.ts';
import type { AllLocales } from './sources/all-locales.ts';
import { ContentProblem } from './content-problem.ts';
import { publishedContent, toContent } from './read-content.ts';
import { collectionSources, globalSources } from './sources/index.ts';

type Target = { collection: string; id: number | string } | { global: string };

/**
 * Refuses, inside the transaction of a publish, what the site could not show: one document that was published in
 * Korean only would otherwise stop every later release.
 */
export async function assertPublishable(target: Target, req: PayloadRequest): Promise<void> {
  try {
    // Reading every language sets the request's language; the rest of the operation needs its own.
    await readTarget(target, isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query']));
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    throw refused(req, 400, error.sentence);
  }
}

async function readTarget(target: Target, req: PayloadRequest): Promise<void> {
  if ('global' in target) {
    const source = globalSources.find(({ global }) => global === target.global);
    if (source) await publishedContent(req).global(source);
    return;
  }
  const source = collectionSources.find(({ collection }) => collection === target.collection);
  if (!source) return;
  const doc = await req.payload.findByID({
    collection: target.collection as never,
    id: target.id,
    locale: 'all',
    depth: 0,
    req,
  });
  toContent(source, doc as AllLocales);
}
