import { Upload } from 'lucide-react';
import type { Ref } from 'react';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../language/language.ts';
import { ACCEPTED } from './file-problem.ts';
import { recordingTexts } from './recording-messages.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

interface FileDropProps {
  field: Ref<HTMLInputElement>;
  onFiles: (files: readonly File[]) => void;
}

/** Where files are chosen, or dropped. */
export function FileDrop({ field, onFiles }: FileDropProps) {
  const texts = useTexts(recordingTexts);
  const isOver = useDroppedFiles(onFiles);
  return (
    <label
      className={cn(
        'grid cursor-pointer justify-items-center gap-1 rounded-2xl border-2 border-dashed px-4 py-6 text-center',
        'has-focus-visible:outline-cool hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        isOver ? 'border-hot bg-raised' : 'border-control',
      )}
    >
      <Upload aria-hidden="true" className="text-hot mb-1 size-6" />
      <span>
        <strong>{texts.choose}</strong> <span className="text-soft max-sm:hidden">{texts.drop}</span>
      </span>
      <span className="text-soft text-[0.9375rem]">{texts.formats}</span>
      <input
        ref={field}
        type="file"
        multiple
        accept={ACCEPTED}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file chosen once more is a change, too.
          target.value = '';
        }}
      />
    </label>
  );
}
