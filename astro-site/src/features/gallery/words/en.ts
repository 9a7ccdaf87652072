/** Labels of gallery, viewer and quotes. */
export const words = {
  sheet: 'Contact sheet',
  pauseLabel: 'Pause the moving picture',
  playLabel: 'Play the moving picture',
  failed: 'The picture could not be opened. Check your connection and try again.',
  stars: (rating: number) => `${rating} out of 5 stars`,
  /** The viewer's, by the names that its library has for them. */
  viewer: {
    Lightbox: 'Picture viewer',
    'Photo gallery': 'Photo gallery',
    Carousel: 'Carousel',
    Slide: 'Slide',
    '{index} of {total}': '{index} of {total}',
    Close: 'Close',
    Previous: 'Previous picture',
    Next: 'Next picture',
    'Zoom in': 'Zoom in',
    'Zoom out': 'Zoom out',
  },
};
export type GalleryWords = typeof words;
