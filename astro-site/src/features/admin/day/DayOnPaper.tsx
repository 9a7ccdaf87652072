import type { CSSProperties } from 'react';
import type { Day, DaySession } from 'shared/day/day.ts';
import { drinkInWords } from 'shared/drinks/drink-words.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { paymentTexts, shortStanding } from '../bookings/payment-messages.ts';
import { useLanguage } from '../language/language.ts';
import { blockKindNames } from '../parts/block-kind-names.ts';
import { useAddOnName } from '../reads/use-add-ons.ts';
import { dayTexts } from './day-messages.ts';
import './day-on-paper.css';
import {
  isLongNote,
  lastDigits,
  notesWithRoom,
  printPages,
  shortSong,
  type PrintCell,
} from './print-lines.ts';
import { printTexts } from './print-messages.ts';

interface DayOnPaperProps {
  day: Day;
  /** Where there are several. */
  branchName: string | undefined;
  printedAt: Date;
  /** Username. */
  printedBy: string;
}

const boxes = ['arrived', 'drink-served', 'done'] as const;

/** A day on sheets of A4, as many as it takes, to go on with when power or network are gone. */
export function DayOnPaper({ day, branchName, printedAt, printedBy }: DayOnPaperProps) {
  const language = useLanguage();
  const texts = printTexts[language];
  const { date: today, time } = seoulWallClock(printedAt);
  const pages = printPages(day);
  const heading = (sheet = '') => (
    <div className="paper-head">
      <h1>{[branchName, longDateIn(language)(day.date)].filter(Boolean).join(' · ')}</h1>
      <span>{day.isClosed ? dayTexts[language].closed : dayTexts[language].booked(day.sessions.length)}</span>
      <span className="printed">
        {[sheet, texts.printed(`${today} ${time}`, printedBy)].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
  if (pages.length === 0) {
    return (
      <section className="day-page">
        {heading()}
        <p>{texts.nothing}</p>
      </section>
    );
  }
  return pages.map((lines, index) => (
    <section key={index} className="day-page" style={{ '--lines': lines.length } as CSSProperties}>
      {heading(pages.length > 1 ? texts.sheet(index + 1, pages.length) : '')}
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.time}</th>
            {day.studios.map(({ id, name }) => (
              <StudioHeads key={id} name={name} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={place} className={line.time.endsWith(':00') ? 'full-hour' : undefined}>
              <th scope="row">{line.time}</th>
              {line.cells.map((cell, studio) => (
                <Cell key={day.studios[studio]?.id} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Notes
        sessions={lines.flatMap(({ cells }) =>
          cells.flatMap((cell) => (cell.kind === 'session' ? [cell.session] : [])),
        )}
      />
    </section>
  ));
}

function StudioHeads({ name }: { name: string }) {
  const texts = printTexts[useLanguage()];
  return (
    <>
      <th scope="col" className="studio">
        {name}
      </th>
      {boxes.map((box) => (
        <th key={box} scope="col" className="box">
          {texts.boxes[box]}
        </th>
      ))}
    </>
  );
}

function Cell({ cell }: { cell: PrintCell }) {
  const language = useLanguage();
  const texts = printTexts[language];
  if (cell.kind === 'session') return <Guest session={cell.session} />;
  return (
    <td colSpan={1 + boxes.length} className="studio empty">
      {cell.kind === 'free' && texts.free}
      {cell.kind === 'goes-on' && texts.goesOn}
      {cell.kind === 'blocked' && [blockKindNames[language][cell.block.kind], cell.block.note].join(' ')}
    </td>
  );
}

function Guest({ session }: { session: DaySession }) {
  const language = useLanguage();
  const texts = printTexts[language];
  const words = dayTexts[language];
  const addOnName = useAddOnName();
  const { name, party, payment, phone, addons, note, attendance, status, bookingType } = session;
  const isAway = status === 'cancelled';
  const digits = lastDigits(phone);
  const paid = bookingType === 'klook' ? words.klook : shortStanding(paymentTexts[language], payment.state);
  // What is cut off where there is too much is what matters least.
  const more = [
    digits && `…${digits}`,
    note && (isLongNote(note) ? texts.noteBelow : note),
    shortSong(session.youtubeTrackUrl),
    ...addons.map(addOnName),
  ].filter(Boolean);
  return (
    <>
      <td className="studio">
        <div className="guest">
          <strong className={isAway ? 'name away' : 'name'}>{name}</strong>
          {party.size > 1 && <span>{`${party.place}/${party.size}`}</span>}
          <span>{drinkInWords(session.selectedDrink, session.drinkTemperature, language)}</span>
          <span className="paid">{isAway ? words.phases.away : paid}</span>
        </div>
        <div className="more">{more.join(' · ')}</div>
      </td>
      {boxes.map((box) => (
        <td key={box} className="box">
          <span className="tick">{attendance[box] && '✓'}</span>
        </td>
      ))}
    </>
  );
}

function Notes({ sessions }: { sessions: readonly DaySession[] }) {
  const texts = printTexts[useLanguage()];
  const { notes, left } = notesWithRoom(sessions);
  if (notes.length + left === 0) return null;
  return (
    <div className="notes">
      <strong>{texts.notes}</strong>
      {notes.map(({ session: { id, bookingTime, name }, text }) => (
        <p key={id}>
          <strong>{`${bookingTime} ${name}`}</strong> {text}
        </p>
      ))}
      {left > 0 && <p>{texts.moreNotes(left)}</p>}
    </div>
  );
}
