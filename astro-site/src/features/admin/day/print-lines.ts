import type { Day, DaySession } from 'shared/day/day.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { BlockedTime } from 'shared/slots/blocked-time.ts';
import { gridOf } from './grid.ts';

/** What stands on paper at a time of a studio: a guest; that the one before goes on; that it is blocked; a time to write somebody in; or nothing. */
export type PrintCell =
  | { kind: 'session'; session: DaySession }
  | { kind: 'goes-on' }
  | { kind: 'blocked'; block: BlockedTime }
  | { kind: 'free' }
  | { kind: 'none' };

/** A time (HH:mm in Seoul) with a cell for each studio of the day. */
export interface PrintLine {
  time: string;
  cells: PrintCell[];
}

/** As many lines as one has room to write in on a page of A4. */
const LINES_ON_A_PAGE = 36;

/** The lines of a day, on as many pages as it takes, all about as long; none where nothing takes place. */
export function printPages(day: Day): PrintLine[][] {
  const { rows, rowMinutes } = gridOf(day);
  const lines = rows
    .flatMap((time) => {
      const from = instantInSeoul(day.date, time).getTime();
      const row = { time, from, to: from + rowMinutes * 60_000 };
      const begun = day.studios.map(({ id }) => begunIn(day, id, row));
      // Who was cancelled and who came instead begin at the same time: each has a line.
      const others = Math.max(0, ...begun.map(({ length }) => length - 1));
      return [
        { time, cells: day.studios.map((studio) => cellOf(day, studio, row)) },
        ...Array.from({ length: others }, (_, index) => ({
          time,
          cells: begun.map((sessions): PrintCell => {
            const session = sessions[index + 1];
            return session ? { kind: 'session', session } : { kind: 'none' };
          }),
        })),
      ];
    })
    .filter(({ cells }) => cells.some(({ kind }) => kind !== 'none'));
  if (lines.length === 0) return [];
  const pages = Math.ceil(lines.length / LINES_ON_A_PAGE);
  const onEach = Math.ceil(lines.length / pages);
  return Array.from({ length: pages }, (_, page) => lines.slice(page * onEach, (page + 1) * onEach)).filter(
    (page) => page.length > 0,
  );
}

interface Row {
  time: string;
  from: number;
  to: number;
}

const begunIn = ({ sessions }: Day, id: number, { from, to }: Row): DaySession[] =>
  sessions.filter(
    ({ studioId, startsAt }) => studioId === id && Date.parse(startsAt) >= from && Date.parse(startsAt) < to,
  );

function cellOf(day: Day, { id, isSold }: Day['studios'][number], row: Row): PrintCell {
  const { starts, sessions, blocked } = day;
  const { time, from } = row;
  const own = sessions.filter(({ studioId }) => studioId === id);
  const [begun] = begunIn(day, id, row);
  if (begun) return { kind: 'session', session: begun };
  const goesOn = own.some(({ startsAt, slotMinutes }) => {
    const start = Date.parse(startsAt);
    return start < from && from < start + slotMinutes * 60_000;
  });
  if (goesOn) return { kind: 'goes-on' };
  const block = blocked.find(
    ({ studioId, startsAt, endsAt }) =>
      studioId === id && Date.parse(startsAt) <= from && from < Date.parse(endsAt),
  );
  if (block) return { kind: 'blocked', block };
  return { kind: isSold && starts.some((start) => start.time === time) ? 'free' : 'none' };
}

/** Where the song is, short enough to be typed: "youtu.be/dQw4w9WgXcQ". */
export function shortSong(url: string | null): string {
  const video = url && URL.parse(url)?.searchParams.get('v');
  return video ? `youtu.be/${video}` : '';
}

/** By which a guest is known on the phone. */
export const lastDigits = (phone: string | null): string => phone?.replaceAll(/\D/g, '').slice(-4) ?? '';

/** How many lines the notes of a page may take, and how many letters a line has. */
const NOTE_LINES = 12;
const NOTE_LINE_LETTERS = 52;
const LONGEST_NOTE = 160;
const wide = /\p{Script=Hangul}|\p{Script=Han}/gu;

/** The notes of a page as far as they have room below its table, and how many have none. */
export function notesWithRoom(sessions: readonly DaySession[]): {
  notes: { session: DaySession; text: string }[];
  left: number;
} {
  const long = sessions.filter(({ note }) => isLongNote(note));
  let lines = 0;
  const notes = long
    .map((session) => ({ session, text: shortened(session.note) }))
    .filter(({ session: { name }, text }) => {
      const words = `00:00 ${name} ${text}`;
      const letters = words.length + (words.match(wide)?.length ?? 0);
      lines += Math.ceil(letters / NOTE_LINE_LETTERS);
      return lines <= NOTE_LINES;
    });
  return { notes, left: long.length - notes.length };
}

const shortened = (note: string) => (note.length > LONGEST_NOTE ? `${note.slice(0, LONGEST_NOTE)}…` : note);

/** A note that does not fit beside the guest stands below the table. */
export const isLongNote = (note: string): boolean => note.length > 24 || note.includes('\n');
