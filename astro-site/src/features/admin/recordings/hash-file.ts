/** The SHA-256 of a file, in small hexadecimal digits. Fails where the file can no longer be read. */
export function hashFile(file: File): Promise<string> {
  const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || 'The file could not be read'));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
