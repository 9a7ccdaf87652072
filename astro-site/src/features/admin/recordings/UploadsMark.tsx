import { lazy, Suspense, useState } from 'react';
import { useUploads } from './uploads.ts';

const UploadsUnderWay = lazy(() => import('./UploadsUnderWay.tsx'));

/** Stands on every page that uploads; there is nothing of it until something is on its way. */
export function UploadsMark({ className }: { className?: string }) {
  const uploads = useUploads();
  // Whoever looks goes on looking when all of it has arrived.
  const [openedId, setOpened] = useState<string | null>(null);
  if (uploads.length === 0 && openedId === null) return null;
  return (
    <Suspense>
      <UploadsUnderWay uploads={uploads} openedId={openedId} onOpen={setOpened} className={className} />
    </Suspense>
  );
}
