/** Words of the button that copies a link. */
export const copyTexts = {
  copy: 'Copy link',
  copiedTitle: 'Copied',
  copied: 'The YouTube link is in your clipboard.',
  copyFailedTitle: 'Copy failed',
  copyFailed: 'The link could not be copied. Please mark it and copy it by hand.',
} as const;
