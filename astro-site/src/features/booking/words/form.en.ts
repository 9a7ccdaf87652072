/** The choice between the two ways to book; their titles come from the CMS. */
export const lobby = {
  heading: 'How would you like to book?',
  direct: { accent: '바로 예약', action: 'Choose a time' },
  klook: { accent: '클룩 예약', action: 'Add your drink' },
};

/** Headings of the form, and the way back. What a field refuses says `shared/problems/words`. */
export const form = {
  directHeading: 'Choose your time',
  changeHeading: 'Change your session',
  klookHeading: 'Complete your Klook booking',
  changeType: 'Change booking type',
};

/** The fields of a Klook reservation. */
export const klook = {
  heading: { text: 'Your reservation', accent: '예약 번호' },
  id: 'Klook booking ID',
  idHint: 'It is in the confirmation e-mail from Klook and in the Klook app.',
  timeNote: 'Your date and time are the ones you chose on Klook.',
  when: 'When is it?',
  whenHint:
    'Optional, in Seoul time. It helps our staff to find your reservation; your time on Klook is what counts.',
  date: 'Date on Klook',
  time: 'Time on Klook',
};

/** The fields about the visitor and the song. */
export const details = {
  heading: { text: 'You and your song', accent: '나와 내 노래' },
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email', hint: 'Your confirmation goes here.' },
    phone: { label: 'Phone number', hint: 'We call it if you are late.' },
    youtubeTrackUrl: {
      label: 'YouTube link of your backing track',
      hint: 'An instrumental version without vocals. One song per session.',
      placeholder: 'https://www.youtube.com/watch?v=…',
    },
  },
  language: 'Language of your e-mails',
};
