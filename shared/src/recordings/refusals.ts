import { MAX_RECORDING_BYTES, recordingFormats } from './recordings.ts';

const gb = (bytes: number) => `${Math.round(bytes / 1024 ** 3)} GB`;

/** What staff and guests read where something about recordings cannot be done; each says what can. */
export const recordingRefusals = {
  unknown: 'This recording is not known, or has been deleted.',
  notHere: 'This recording is not one of yours, or has been deleted. Please reload the page.',
  notShared: 'This link does not work: it was withdrawn, or the recordings have been deleted.',
  tooLarge: `A file may be up to ${gb(MAX_RECORDING_BYTES)}. Please make it smaller, for example by exporting it as FLAC.`,
  noLength: 'The size of the file is missing (Upload-Length), or is no number of bytes.',
  badMetadata: 'Say whose recording it is and what: bookingId, kind and filename in Upload-Metadata.',
  oddName: 'The name of the file holds characters that no name has. Please rename it.',
  wrongName: `Only recordings can be uploaded: ${recordingFormats.map((format) => format.toUpperCase()).join(', ')}`,
  quotaReached:
    'The room for recordings is used up. Delete recordings that are no longer needed, or ask whoever runs this installation for more room. Bookings are not affected.',
  diskFull:
    'The disk for recordings is full. Free some room there, then go on: what has arrived is kept. Bookings are not affected.',
  notThere: 'Not all of the file has arrived yet. Please go on with the upload, then finish it.',
  noTus: 'Speak the tus protocol, with the header Tus-Resumable: 1.0.0 and those that it asks for.',
  noOffset:
    'Say from where on the bytes are (Upload-Offset), and send them as application/offset+octet-stream.',
  tooMuch: 'This is more than the size that was said when the upload began.',
  otherOffset: 'The upload stands somewhere else than expected. Ask how far it is, and go on from there.',
  busy: 'Another window or copy is just writing to this upload. Please try again in a moment.',
  overNow: 'This upload is over: it was finished, given up or deleted.',
  noRange: (sizeBytes: number | string) => `The file has ${sizeBytes} bytes; ask for a part of them.`,
  nothingToHandOver: 'Nothing is ready yet. Upload the recordings first, and wait until they are checked.',
  stillUnderWay: 'An upload or its check is still under way. Hand over once it is through.',
  noAddress: 'This guest has left no e-mail address.',
  nothingToExtend: 'There is nothing that could be kept longer.',
  extendedBefore: 'This was kept longer once already, which is as often as it can be.',
  nothingToSave: 'There is nothing to save any more: these recordings have been deleted.',
} as const;
