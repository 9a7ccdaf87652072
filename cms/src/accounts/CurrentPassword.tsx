'use client';

import { FieldDescription, PasswordField, useDocumentInfo, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';

/** May stay empty: most changes of an account do not need it, and the server says which do. */
const noRule = () => true as const;

/** Payload keeps in the form what was typed; this must not outlast the save that it was for. */
function useEmptyAfterSave(path: string): void {
  const { setValue } = useField<string>({ path });
  const { data } = useDocumentInfo();
  const savedAt: unknown = data?.['updatedAt'];
  const emptiedAt = useRef(savedAt);
  useEffect(() => {
    if (emptiedAt.current === savedAt) return;
    emptiedAt.current = savedAt;
    setValue('', true);
  }, [savedAt, setValue]);
}

/** A field whose letters nobody beside the screen reads. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { label, admin } = field;
  useEmptyAfterSave(path);
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: field.name, label: label ?? field.name, required: false }}
        path={path}
        validate={noRule}
      />
      <FieldDescription description={admin?.description} path={path} />
    </div>
  );
}
