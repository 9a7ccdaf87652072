/** A picture as the viewer shows it; `GET /gallery.json` lists them in viewer order. */
export interface ViewerPicture {
  id: string;
  title: string;
  description: string;
  category: string;
  alt: string;
  /** A `srcset`, or one address. */
  src: string;
  srcset: string;
}
