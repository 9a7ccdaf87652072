const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const gap = '[\\s.,/-]*';

/** What spreadsheets read as a number, a date or a time: "00123", "12E4567890", "1-2", "3/4", "5%", "MAR1", "1 Sept", "3월 4일", "TRUE". */
const readAnew = new RegExp(
  [
    '[-+.,(\\s]*[$₩¥€£]?\\s*\\d[\\d\\s.,:/_()-]*(?:e[-+]?\\d+)?\\s*%?(?:\\s*[ap]\\.?m\\.?)?',
    `${month}${gap}\\d{1,4}(?:${gap}\\d{2,4})?`,
    `\\d{1,2}${gap}${month}(?:${gap}\\d{2,4})?`,
    '(?:\\d{2,4}\\s*[년年]\\s*)?\\d{1,2}\\s*[월月](?:\\s*\\d{1,2}\\s*[일日])?',
    'true|false',
  ]
    .map((form) => `(?:${form})`)
    .join('|')
    .replace(/^.*$/s, '^(?:$&)$'),
  'iu',
);

/** A day, a moment in Seoul or a time of day, as our sheets write it. */
const ownDate = /^(?:\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?|\d{2}:\d{2})$/;

/** Returns a text of a CSV file so that no spreadsheet makes a number or a date of it. */
export const keptAsText = (text: string): string =>
  readAnew.test(text.normalize('NFKC').trim()) && !ownDate.test(text) ? `'${text}` : text;
