/**
 * Music players that a page may embed. The CMS accepts album addresses on these hosts only, and the site's
 * Content-Security-Policy allows the same ones as frames.
 */
export const embedHosts = [
  'open.spotify.com',
  'www.youtube-nocookie.com',
  'embed.music.apple.com',
  'w.soundcloud.com',
  'bandcamp.com',
] as const;

/** Whether an address is https on one of `embedHosts`. */
export function isEmbedUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, port } = new URL(url);
  const plain = protocol === 'https:' && username === '' && port === '';
  return plain && (embedHosts as readonly string[]).includes(hostname);
}
