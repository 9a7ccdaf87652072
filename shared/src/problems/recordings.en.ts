/** About recordings; each says what can be done. */
export const recordings = {
  'recording-unknown': 'This recording is not known, or has been deleted.',
  'recording-not-here': 'This recording is not one of yours, or has been deleted. Please reload the page.',
  'recording-not-shared': 'This link does not work: it was withdrawn, or the recordings have been deleted.',
  'recording-too-large':
    'A file may be up to 4 GB. Please make it smaller, for example by exporting it as FLAC.',
  'recording-no-length': 'The size of the file is missing (Upload-Length), or is no number of bytes.',
  'recording-bad-metadata':
    'Say whose recording it is and what: bookingId, kind and filename in Upload-Metadata.',
  'recording-odd-name': 'The name of the file holds characters that no name has. Please rename it.',
  'recording-wrong-name': 'Only recordings can be uploaded: WAV, AIFF, FLAC, MP3, M4A, MP4, MOV',
  'recording-quota-reached':
    'The room for recordings is used up. Delete recordings that are no longer needed, or ask whoever runs this installation for more room. Bookings are not affected.',
  'recording-disk-full':
    'The disk for recordings is full. Free some room there, then go on: what has arrived is kept. Bookings are not affected.',
  'recording-not-there': 'Not all of the file has arrived yet. Please go on with the upload, then finish it.',
  'recording-no-tus':
    'Speak the tus protocol, with the header Tus-Resumable: 1.0.0 and those that it asks for.',
  'recording-no-offset':
    'Say from where on the bytes are (Upload-Offset), and send them as application/offset+octet-stream.',
  'recording-too-much': 'This is more than the size that was said when the upload began.',
  'recording-other-offset':
    'The upload stands somewhere else than expected. Ask how far it is, and go on from there.',
  'recording-busy': 'Another window or copy is just writing to this upload. Please try again in a moment.',
  'recording-over-now': 'This upload is over: it was finished, given up or deleted.',
  'recording-no-range': ({ sizeBytes }: { sizeBytes: number }) =>
    `The file has ${sizeBytes} bytes; ask for a part of them.`,
  'recording-nothing-to-hand-over':
    'Nothing is ready yet. Upload the recordings first, and wait until they are checked.',
  'recording-still-under-way': 'An upload or its check is still under way. Hand over once it is through.',
  'recording-no-address': 'This guest has left no e-mail address.',
  'recording-nothing-to-extend': 'There is nothing that could be kept longer.',
  'recording-extended-before': 'This was kept longer once already, which is as often as it can be.',
  'recording-nothing-to-save': 'There is nothing to save any more: these recordings have been deleted.',
};
