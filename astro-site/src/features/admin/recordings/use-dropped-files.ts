import { useEffect, useEffectEvent, useState } from 'react';

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the page: beside a frame, the browser would open them and leave the page, with all
 * that is being uploaded.
 *
 * @returns whether files are held over the page
 */
export function useDroppedFiles(take: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const onDrop = useEffectEvent((files: readonly File[]) => take(files));
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent) => void) =>
      window.addEventListener(type, hear, { signal: listening.signal });
    listen('dragover', (event) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    // From one element of the page to another it stays over the page.
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, []);
  return isOver;
}
