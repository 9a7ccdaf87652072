import { MAX_RECORDING_BYTES } from 'shared/recordings/recordings.ts';

/** Endings of files that can be handed over; what a file is, the service tells by its content. */
const ENDINGS = ['wav', 'wave', 'aif', 'aiff', 'aifc', 'flac', 'mp3', 'm4a', 'mp4', 'm4v', 'mov'];

/** For the file chooser, which shows no others. */
export const ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join(',');

/** `twice`: it is on its way already. */
export type FileProblem = 'kind' | 'size' | 'empty' | 'twice';

/** What is wrong with a file before anything of it is sent; null where nothing is. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!ENDINGS.includes(ending)) return 'kind';
  if (size === 0) return 'empty';
  return size > MAX_RECORDING_BYTES ? 'size' : null;
}
