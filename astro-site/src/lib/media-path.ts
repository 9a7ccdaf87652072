import { createHash } from 'node:crypto';

/**
 * Where the site serves an uploaded file. The name is a hash of the address in the CMS, which changes with the file,
 * so that browsers may keep it for good. Server side only.
 */
export function mediaPath(cmsUrl: string): string {
  const extension = /\.(\w{2,5})(?:\?|$)/.exec(cmsUrl)?.[1]?.toLowerCase() ?? 'bin';
  return `/_media/${createHash('sha256').update(cmsUrl).digest('hex').slice(0, 12)}.${extension}`;
}
