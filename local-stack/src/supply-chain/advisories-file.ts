import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AdvisoriesFile, advisoriesFileSchema } from './advisories.ts';

export const advisoriesPath = join(import.meta.dirname, 'advisories.json');

/** The day as the file writes it. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

export const readAdvisories = async (path: string): Promise<AdvisoriesFile> =>
  advisoriesFileSchema.parse(JSON.parse(await readFile(path, 'utf8')));

export const writeAdvisories = (path: string, file: AdvisoriesFile): Promise<void> =>
  writeFile(path, `${JSON.stringify(file, null, 2)}\n`);
