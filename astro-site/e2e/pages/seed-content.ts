import { readFileSync } from 'node:fs';
import { contentSnapshotSchema } from 'shared/content/snapshot.ts';

const file = new URL('../../test/fixtures/seed-content.json', import.meta.url);

/** The content of a seeded CMS, as its content API answers it. A test of the CMS fails when it is no longer that. */
export const seedContent = contentSnapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
