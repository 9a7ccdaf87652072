/** A picture as the viewer shows it; `GET /gallery.json` lists them in viewer order, each language at its own address. */
export interface ViewerPicture {
  id: string;
  title: string;
  description: string;
  category: string;
  alt: string;
  src: string;
  /** The same picture in several sizes, in pixels. */
  srcSet: { src: string; width: number; height: number }[];
}
