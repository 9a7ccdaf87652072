/** "14:00, 14:10 and 14:20" */
export const inWords = new Intl.ListFormat('en-GB');
