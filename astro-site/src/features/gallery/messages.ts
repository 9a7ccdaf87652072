/** Labels of gallery, viewer, quotes and albums. */
export const galleryMessages = {
  sheet: 'Contact sheet',
  pauseLabel: 'Pause the moving picture',
  playLabel: 'Play the moving picture',
  viewer: 'Picture viewer',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  stars: (rating: number) => `${rating} out of 5 stars`,
} as const;
