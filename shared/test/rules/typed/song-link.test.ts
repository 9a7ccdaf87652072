import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanSongLink, isSongLink, isYoutubeLink } from '../../../src/typed/song-link.ts';

const id = 'dQw4w9WgXcQ';
const song = `https://www.youtube.com/watch?v=${id}`;

test.each([
  song,
  `http://youtube.com/watch?v=${id}`,
  `youtube.com/watch?v=${id}`,
  `www.YouTube.com/watch?v=${id}&list=PL123&index=2&t=42s`,
  `https://m.youtube.com/watch?app=desktop&v=${id}#t=1`,
  `https://music.youtube.com/watch?v=${id}&feature=share`,
  `youtu.be/${id}`,
  `www.youtu.be/${id}?si=abc`,
  `https://youtu.be/${id}/`,
  `https://www.youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/live/${id}`,
  `https://www.youtube.com/embed/${id}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/v/${id}`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`,
  `<https://youtu.be/${id}>`,
  `Song: https://youtu.be/${id}.`,
  `Song:https://youtu.be/${id}`,
  `「https://youtu.be/${id}」`,
  `(youtu.be/${id}), please!`,
  `My song\nhttps://youtu.be/${id}\n${song}`,
  ` \u200bhttps://youtu.be/${id}\ufeff`,
  `ｈｔｔｐｓ：／／ｙｏｕｔｕ．ｂｅ／${id}`,
  `https://www.youtube.com:443/watch?v=${id}`,
])('%j leads to the video', (typed) => {
  expect(cleanSongLink(typed)).toBe(song);
});

const youtubeWithoutVideo = [
  'https://www.youtube.com/@sample',
  'https://www.youtube.com/channel/UCuAXFkgsw1L7xaCfnd5JJOw',
  'https://www.youtube.com/results?search_query=song',
  'https://www.youtube.com/playlist?list=PL123',
  'https://www.youtube.com/embed/videoseries?list=PL123',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  `https://www.youtube.com/redirect?q=https://youtu.be/${id}`,
  `https://www.youtube.com/redirect?v=${id}`,
  'https://youtu.be/abc123',
  `https://youtu.be/${id}a`,
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com',
  `${song} https://youtu.be/aaaaaaaaaaa`,
  `https://www.youtube.com/watch?v=${id}&v=aaaaaaaaaaa`,
  `https://www.youtube.com/attribution_link?u=https://evil.example/watch?v=${id}`,
];
const others = [
  `https://youtube.com.example.org/watch?v=${id}`,
  `https://notyoutube.com/watch?v=${id}`,
  `https://youtube.com@evil.example/watch?v=${id}`,
  `https://www.youtube.com\\@evil.example/watch?v=${id}`,
  `https://user@youtube.com/watch?v=${id}`,
  `https://user:pass@www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com:8443/watch?v=${id}`,
  `https://evil.example/?u=https://youtu.be/${id}`,
  `ftp://youtube.com/watch?v=${id}`,
  `javascript:alert(1)//youtube.com/watch?v=${id}`,
  `javascript://youtube.com/watch?v=${id}`,
  'https://vimeo.com/1',
  'not a link',
  id,
  '',
];

test.each([...youtubeWithoutVideo, ...others])('%j leads to no one video', (typed) => {
  expect(isSongLink(cleanSongLink(typed))).toBe(false);
});

test('a link to YouTube is told from another one, so that the refusal can say what is missing', () => {
  expect(youtubeWithoutVideo.filter((typed) => !isYoutubeLink(typed))).toEqual([]);
  expect(others.filter(isYoutubeLink)).toEqual([]);
});

test('what is kept is a link of one video or what was typed, and stays as it is', () => {
  const part = fc.oneof(
    fc.constantFrom(
      song,
      'https://',
      'youtu.be/',
      'www.youtube.com/watch?v=',
      id,
      '@',
      '\\',
      '?',
      '&v=',
      '<',
      ' ',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const clean = cleanSongLink(parts.join(''));
      expect(cleanSongLink(clean)).toBe(clean);
    }),
    { numRuns: 2_000 },
  );
});
