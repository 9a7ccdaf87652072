import type { EndReason, RecordingKind, RefusalReason } from 'shared/recordings/recordings.ts';
import type { InEveryLanguage } from '../language/language.ts';
import type { FileProblem } from './file-problem.ts';
import { ko } from './recording-messages.ko.ts';

const en = {
  open: 'Recordings',
  title: (number: string) => `Recordings of #${number}`,
  loading: 'Loading the recordings...',
  failed: 'We could not load the recordings.',
  none: 'Nothing has been uploaded yet.',

  choose: 'Choose files',
  drop: 'or drop them here',
  formats: 'WAV, AIFF, FLAC, MP3, M4A, MP4 or MOV, up to 4 GB each',
  chosen: 'Chosen files',
  singer: 'Singer',
  singerGuessed: 'Its name does not say who sings.',
  kind: 'What it is',
  kindGuessed: 'A guess: its name does not say.',
  kindOf: (file: string) => `What ${file} is`,
  kinds: {
    vocals: 'Vocals only',
    'with-backing': 'With backing track',
    mix: 'Mix',
    video: 'Video',
    other: 'Other',
  } satisfies Record<RecordingKind, string>,
  leaveOut: (file: string) => `Leave out ${file}`,
  upload: (count: number) => (count === 1 ? 'Upload 1 file' : `Upload ${count} files`),
  problems: {
    kind: 'This is no recording. Export it as WAV, AIFF, FLAC, MP3, M4A, MP4 or MOV.',
    size: 'This is larger than 4 GB. Export it as FLAC, or in parts.',
    empty: 'This file is empty.',
    twice: 'This file is on its way already.',
  } satisfies Record<FileProblem, string>,

  uploads: 'On the way',
  waiting: 'Waits for the one before',
  sending: (percent: number) => `${percent} % sent`,
  rate: (speed: string, left: string) => `${speed} a second, ${left} left`,
  seconds: (seconds: number) => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  finishing: 'Comparing...',
  goesOn: 'Goes on where an earlier upload was cut off',
  goesOnAt: (percent: number) => `Goes on at ${percent} %`,
  resume: 'Go on',
  tryNow: 'Try now',
  resumeOf: (file: string) => `Go on with ${file}`,
  tryNowOf: (file: string) => `Try now: ${file}`,
  giveUp: 'Give up',
  giveUpOf: (file: string) => `Give up uploading ${file}`,
  giveUpTitle: 'Give up this upload?',
  giveUpQuestion: (file: string) => `What has been sent of ${file} is removed.`,
  goOnSending: 'Go on sending',
  interrupted: 'No connection. It goes on by itself, where it was.',
  sentElsewhere: 'Another window is just sending this file. Here it goes on by itself.',
  stopped: 'Stopped. Nothing that has arrived is lost.',
  unknownReason: 'Something went wrong on the way.',
  signedOut: 'You were signed out. Sign in again, and it goes on where it was.',
  fileGone:
    'The file cannot be read any more: it was moved, renamed or changed, or its disk was taken out. Put it back, or give up and choose it anew.',
  stayHere:
    'Keep this page open until everything is sent. After a reload choose the same file again: it goes on where it was.',
  someUnderWay: (count: number) => (count === 1 ? '1 file on its way' : `${count} files on their way`),
  someStopped: 'An upload has stopped',
  isReady: (file: string) => `${file} is ready.`,
  isRefused: (file: string) => `${file} was refused.`,

  states: {
    uploading:
      'Not all of it has arrived. Unless somebody is just sending it, choose the same file again, and it goes on.',
    checking: 'Being checked...',
    ready: 'Ready',
    refused: 'Refused',
    ended: 'Deleted',
  },
  arrivedSoFar: (percent: number) =>
    `${percent} % has arrived. Choose the same file again, and it goes on from there.`,
  refusals: {
    'not-a-recording': 'It is no recording, whatever its name says. It was removed.',
    damaged: 'It is damaged or empty. It was removed; please export it again.',
    'other-content': 'It was changed on its way. It was removed; please upload it again.',
    'beyond-limits':
      'It is longer than 12 hours, or has more channels or samples than can be checked. It was removed; please export it in parts.',
  } satisfies Record<RefusalReason, string>,
  ends: {
    time: 'its time was over',
    guest: 'by the guest',
    staff: 'by staff',
    erased: 'with the guest’s data',
    'given-up': 'never finished',
  } satisfies Record<EndReason, string>,
  ended: (when: string, why: string) => `Deleted ${when}: ${why}`,
  keptUntil: (day: string) => `kept until ${day}`,
  notHandedOver: 'not handed over',
  listen: 'Listen',
  save: 'Save',
  listenTo: (file: string) => `Listen to ${file}`,
  saveFile: (file: string) => `Save ${file}`,
  delete: 'Delete',
  deleteFile: (file: string) => `Delete ${file}`,
  deleteTitle: 'Delete this recording?',
  deleteQuestion: (file: string) => `${file} is removed for good, also from the guest’s page.`,
  deleteFailed: 'It could not be deleted.',
  kindFailed: 'What it is could not be changed.',

  handOver: 'Hand over',
  handOverAgain: 'Tell the guest again',
  handingOver: 'Handing over...',
  handOverTitle: (name: string) => `Hand over to ${name}?`,
  handOverMail: (address: string, language: string, booker?: string) =>
    `To ${address}${booker === undefined ? '' : ` (${booker}, who booked for all)`}, in ${language}`,
  handOverQuestion: (files: number, days: number) =>
    `The mail leads to their own page, where ${files === 1 ? 'the file is' : `${files} files are`} kept for ${days} days.`,
  handedOver: (name: string) => `${name} has been told.`,
  handedOverAt: (when: string) => `Handed over ${when}`,
  handOverFailed: 'Nothing was handed over.',
  keepLonger: (days: number) => `Keep ${days} days longer`,
  keptLonger: 'Kept longer.',
  keptLongerAt: (when: string) => `Kept longer since ${when}`,
  keepLongerFailed: 'It is not kept longer.',
  leave: 'Leave it',
  doneTitle: 'Done',
};
export type RecordingTexts = typeof en;

/** Words about recordings at the desk. */
export const recordingTexts: InEveryLanguage<RecordingTexts> = { en, ko };
