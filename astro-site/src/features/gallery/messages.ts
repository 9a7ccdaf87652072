/** Labels of gallery, viewer, quotes and albums. */
export const galleryMessages = {
  sheet: 'Contact sheet',
  pauseLabel: 'Pause the moving picture',
  playLabel: 'Play the moving picture',
  viewer: 'Picture viewer',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  failed: 'The picture could not be opened. Check your connection and try again.',
  stars: (rating: number) => `${rating} out of 5 stars`,
} as const;
