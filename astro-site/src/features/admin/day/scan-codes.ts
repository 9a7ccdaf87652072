/** What reads codes out of a picture; the platform's own class and the library's have the same shape. */
interface Detector {
  detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector where it reads these codes; otherwise one is loaded. */
async function createDetector(): Promise<Detector> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await Own?.getSupportedFormats().catch(() => null)) ?? [];
  if (Own && formats.includes('qr_code')) return new Own({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

const LOOK_EVERY_MS = 150;

/**
 * Shows the rear camera in `video` and tells every code that it sees, until `signal` ends it.
 *
 * @throws DOMException `NotAllowedError` where the camera may not be used, `NotFoundError` where there is none
 */
export async function scanCodes(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera', 'NotFoundError');
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of camera.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) return stop();
  video.srcObject = camera;
  await video.play().catch(() => undefined);
  const detector = await createDetector();
  while (!signal.aborted) {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      // A picture that is just changing is looked at again.
      const [seen] = await detector.detect(video).catch(() => []);
      if (seen && !signal.aborted) onCode(seen.rawValue);
    }
    await new Promise((look) => setTimeout(look, LOOK_EVERY_MS));
  }
}
