/** The page of somebody who was sent a link to listen. */
export const words = {
  title: 'A recording for you',
  opening: 'Opening the recording...',
  noScript: 'This page needs JavaScript to play the recording.',
  recordedAt: (cafe: string) => `Recorded at ${cafe}, Seoul`,
  /** `until`: a day in Seoul. */
  until: (until: string) => `You can listen until ${until} (KST).`,
  own: 'Sing here yourself: ten minutes in the booth, and you leave with the recording.',
  cafe: (cafe: string) => `See ${cafe}`,
  over: {
    heading: 'The record has stopped',
    text: 'There is nothing to hear behind this link any more: whoever sent it has withdrawn it, or the recording has been deleted as promised.',
    ask: 'If you think that it should still play, ask whoever sent it for a new link.',
  },
  incomplete: {
    heading: 'This link is not complete',
    text: 'A part of it got lost on the way. Open the whole link that you were sent, or ask for it once more.',
  },
  unreachable: {
    heading: 'The recording does not come',
    text: 'No answer came from us. Please check your connection and try again.',
    again: 'Try again',
  },
};
export type ListenWords = typeof words;
