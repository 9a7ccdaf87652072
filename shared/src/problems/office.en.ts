/** About personal data and what only owners read. */
export const office = {
  'erasure-confirmation':
    'Please type the e-mail address once more, exactly as above, to erase what is known of it',
  'personal-data-of-super-admins':
    'Only a super admin may look up, export or erase the personal data of somebody. Please ask one to do it.',
  'statements-for-owners':
    'Statements are for whoever owns the cafe. Please sign in with an account that may read reports.',
  'statement-unknown-month':
    'There is no statement of this month: nothing had moved by then, or it is still to come.',
  'statement-not-over': 'This month is not over. It can be closed from the first day of the next one on.',
  'statement-not-next': ({ month }: { month: string }) =>
    `Months are closed one after the other. Please close ${month} first.`,
  'exports-for-owners':
    'Exports are for whoever owns the cafe. Please sign in with an account that may read reports.',
  'export-gone':
    'This export has been fetched already, has been waiting for too long, or is another account’s. Please order it once more.',
  'reports-for-owners':
    'Reports are for whoever owns the cafe. Please sign in with an account that may read them.',
  'report-cursor': 'Please send the cursor of the page before as it was, or none for the first page',
  'monday-mail-for-owners':
    'The Monday mail is for whoever owns the cafe. Please sign in with an account that may read reports.',
};
