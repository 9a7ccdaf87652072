import type { ContentSnapshot } from 'shared/content/snapshot.ts';

/** What the site shows, from the same address as the publisher has it. */
export async function readContent(): Promise<ContentSnapshot> {
  const { CONTENT_URL = '', CONTENT_TOKEN = '' } = process.env;
  const answer = await fetch(`${CONTENT_URL}/api/content/snapshot`, {
    headers: { authorization: `Bearer ${CONTENT_TOKEN}` },
  });
  if (!answer.ok) throw new Error(`The content answered ${answer.status}.`);
  return (await answer.json()) as ContentSnapshot;
}
