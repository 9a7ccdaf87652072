import { describe, expect, it } from 'vitest';
import {
  isLongNote,
  lastDigits,
  notesWithRoom,
  printPages,
  shortSong,
  type PrintCell,
} from '../../../../src/features/admin/day/print-lines.ts';
import { aDay, aSession, at } from './session.ts';

const everyTenMinutes = Array.from(
  { length: 72 },
  (_, index) => `${10 + Math.floor(index / 6)}:${index % 6}0`,
);
const onSale = everyTenMinutes.map((time) => ({ time, priceWon: 50_000 }));
const said = (cell: PrintCell | undefined) => (cell?.kind === 'session' ? cell.session.name : cell?.kind);
const linesOf = (...given: Parameters<typeof printPages>) =>
  new Map(
    printPages(...given)
      .flat()
      .map(({ time, cells }) => [time, cells.map(said)]),
  );

describe('the lines of a day on paper', () => {
  it('are every time that is on sale or taken, on two pages of the same length', () => {
    const pages = printPages({ ...aDay([aSession('14:00')]), starts: onSale });
    expect(pages.map((lines) => [lines.length, lines[0]?.time])).toEqual([
      [36, '10:00'],
      [36, '16:00'],
    ]);
  });

  it('of a long day are on as many pages as it takes, with every guest', () => {
    const early = Array.from(
      { length: 108 },
      (_, index) => `${String(6 + Math.floor(index / 6)).padStart(2, '0')}:${index % 6}0`,
    );
    const pages = printPages(
      aDay(early.map((time, index) => aSession(time, { id: `${index}`, name: time }))),
    );
    expect(pages.map(({ length }) => length)).toEqual([36, 36, 36]);
    expect(pages.flat().map(({ cells }) => said(cells[0]))).toEqual(early);
  });

  it('name everybody of a time: who was cancelled, and who came instead', () => {
    const day = aDay([aSession('14:00', { name: 'Away' }), aSession('14:00', { name: 'Instead' })]);
    expect(
      printPages(day)
        .flat()
        .map(({ time, cells }) => [time, said(cells[0])]),
    ).toEqual([
      ['14:00', 'Away'],
      ['14:00', 'Instead'],
    ]);
  });

  it('say for each studio who comes, what is free, and what is neither', () => {
    const studios = [
      { id: 1, name: 'Studio 1', isSold: true },
      { id: 2, name: 'Studio 2', isSold: false },
    ];
    const long = aSession('14:00', { name: 'Long', slotMinutes: 30, studioId: 2 });
    const day = { ...aDay([aSession('14:10', { name: 'Short' }), long]), starts: onSale, studios };
    const lines = linesOf(day);
    expect([lines.get('13:50'), lines.get('14:00'), lines.get('14:10'), lines.get('14:30')]).toEqual([
      ['free', 'none'],
      ['free', 'Long'],
      ['Short', 'goes-on'],
      ['free', 'none'],
    ]);
  });

  it('say what is blocked', () => {
    const blocked = {
      ...{ blockId: 1, studioId: 1, kind: 'repair' as const, note: '', isWeekly: false },
      ...{ startsAt: new Date(at('14:00')).toISOString(), endsAt: new Date(at('14:20')).toISOString() },
    };
    const lines = linesOf({
      ...aDay([aSession('14:10', { name: 'Mina' })]),
      starts: onSale,
      blocked: [blocked],
    });
    expect([lines.get('14:00'), lines.get('14:10'), lines.get('14:20')]).toEqual([
      ...[['blocked'], ['Mina'], ['free']],
    ]);
  });

  it('of a day that nobody can book any more are its guests alone, on one page', () => {
    const day = aDay([aSession('14:00', { name: 'Mina' }), aSession('14:25', { name: 'Jun' })]);
    expect([...linesOf(day)]).toEqual([
      ['14:00', ['Mina']],
      ['14:20', ['Jun']],
      ['14:30', ['goes-on']],
    ]);
    expect(printPages(aDay([]))).toEqual([]);
  });
});

describe('a guest on paper', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtu.be/dQw4w9WgXcQ'],
    ['-', ''],
    [null, ''],
  ])('has the song %s as %s', (url, short) => {
    expect(shortSong(url)).toBe(short);
  });

  it('is known by the last four digits of the phone', () => {
    expect([lastDigits('+82 10 1234 56-78'), lastDigits('12'), lastDigits(null)]).toEqual(['5678', '12', '']);
  });

  it('has a note beside the name if it is short', () => {
    expect([isLongNote('Bring the low stand'), isLongNote('Two\nlines'), isLongNote('x'.repeat(25))]).toEqual(
      [...[false, true, true]],
    );
  });

  it('has a longer one below the table, as far as there is room, and says how many are left', () => {
    const note = 'x'.repeat(400);
    const many = ['14:00', '14:10', '14:20', '14:30', '14:40'].map((time) => aSession(time, { note }));
    const { notes, left } = notesWithRoom([aSession('13:00', { note: 'Short' }), ...many]);
    expect([notes.map(({ session }) => session.bookingTime), left]).toEqual([['14:00', '14:10', '14:20'], 2]);
    expect(notes[0]?.text).toBe(`${'x'.repeat(160)}…`);
  });
});
