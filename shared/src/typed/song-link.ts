import { plainCharacters } from './text.ts';

const hosts = /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|(?:www\.)?youtu\.be)$/;
const startsAsYoutube = /^(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be)(?![\w.-])/i;
/** What stands around a link in a message. */
const around = /[\s<>()[\]{}"'`“”‘’「」『』【】《》、。，]+/;
const videoPath = /^\/(?:shorts|live|embed|v|e|watch)\/([^/]+)\/?$/;
/** Eleven letters as well, and players of a list or a channel. */
const noVideos = ['videoseries', 'live_stream'];

const links = (typed: string): string[] =>
  plainCharacters(typed)
    .split(around)
    .map((word) => word.replace(/[.,;!|]+$/, '').replace(/^[^:/]*:(?=https?:)/i, ''))
    .filter((word) => word.includes('://') || startsAsYoutube.test(word));

/** A link to YouTube as a URL; null for any other, and for one that only looks like it. */
function youtubeUrl(link: string): URL | null {
  const withScheme = link.includes('://') ? link : `https://${link}`;
  if (link.includes('\\') || !URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  const isPlain = /^https?:$/.test(url.protocol) && url.port + url.username + url.password === '';
  return isPlain && !/^[^/?#]*:\/\/[^/?#]*@/.test(withScheme) && hosts.test(url.hostname) ? url : null;
}

function videoOf(url: URL): string | null {
  const { pathname, searchParams } = url;
  if (pathname === '/attribution_link') {
    const target = searchParams.get('u') ?? '';
    return target.startsWith('/watch?') ? videoOf(new URL(target, 'https://www.youtube.com')) : null;
  }
  const named = url.hostname.endsWith('youtu.be')
    ? /^\/([^/]+)\/?$/.exec(pathname)?.[1]
    : /^\/watch(?:_popup)?\/?$/.test(pathname)
      ? watched(searchParams)
      : videoPath.exec(pathname)?.[1];
  const id = /^[\w-]{11}(?=$|[&?])/.exec(named ?? '')?.[0];
  return id === undefined || noVideos.includes(id) ? null : id;
}

const watched = (parameters: URLSearchParams) => {
  const named = new Set(parameters.getAll('v'));
  return named.size === 1 ? [...named][0] : undefined;
};

/** Whether there is a link to YouTube in the text, of a video or of anything else. */
export const isYoutubeLink = (typed: string): boolean =>
  links(typed).some((link) => youtubeUrl(link) !== null);

/**
 * The one video that a text leads to, always as the same link; what was typed where there is none, or more than one. A link of
 * another site makes it none: nobody has meant that as a song.
 */
export function cleanSongLink(typed: string): string {
  const videos = links(typed).map((link) => {
    const url = youtubeUrl(link);
    return url && videoOf(url);
  });
  const [video] = videos;
  return typeof video === 'string' && new Set(videos).size === 1 ? songLink(video) : typed.trim();
}

const songLink = (video: string) => `https://www.youtube.com/watch?v=${video}`;

export const isSongLink = (text: string): boolean =>
  /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/.test(text);
