/** How the page opens, and what it says while there is nothing to show. */
export const opening = {
  title: 'My booking',
  opening: 'Opening your booking...',
  noScript:
    'This page needs JavaScript to show your booking. Its number, time and place are in our e-mail too.',
  unreachable: {
    heading: 'We cannot reach your booking',
    text: 'No answer came from us. Please check your connection; nothing has changed.',
    again: 'Try again',
  },
  find: {
    heading: 'Find my booking',
    lead: 'We send a link to this page to the e-mail address that the booking was made with.',
    number: 'Booking number',
    numberHint: '10 letters and digits, as in your e-mail.',
    email: 'E-mail',
    submit: 'Send me the link',
    sending: 'Sending...',
    sentHeading: 'Please look into your mailbox',
    sent: 'If there is a booking with this number and this e-mail address, a link to it is on its way. It may take a few minutes; please look into the spam folder too.',
    again: 'Try another number',
    help: (contact: string) => `Nothing has come? Write to us: ${contact}`,
  },
  reasons: {
    'link-invalid':
      'This link no longer works: a newer one has taken its place, or it is not complete. The newest mail about your booking has a link that works, or we send you a fresh one.',
    'page-closed':
      'Your page was left, or has been open for too long. Open the link from your e-mail once more, or let us send you a fresh one.',
    left: 'You have left your booking. On this device nobody can open it without the link from your e-mail.',
  },
  address: {
    heading: 'Confirm your new e-mail address',
    text: 'From then on, all mails about your booking go to the address at which you have read this link.',
    confirm: 'Confirm this address',
    confirming: 'Confirming...',
    done: (email: string) => `Confirmed: from now on we write to ${email}.`,
  },
  stop: {
    heading: 'No more reminders?',
    text: 'We then send neither the reminder before your session nor the question afterwards. Confirmations of what you book, change or cancel still reach you.',
    confirm: 'Send me no reminders',
    confirming: 'One moment...',
    doneHeading: 'Reminders are switched off',
    done: 'You can switch them on again on the page of your booking.',
  },
};
