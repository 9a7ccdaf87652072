import { Window } from 'happy-dom';

/** A page as a document, for questions about its elements. Nothing in it runs. */
export function documentOf(html: string) {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  window.document.write(html);
  return window.document;
}

/** Text with runs of white space made one. */
export const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
