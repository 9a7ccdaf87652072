'use client';

import { FieldLabel } from '@payloadcms/ui';
import { useEffect, useId, useRef } from 'react';

interface Props {
  label: string;
  hint?: string;
  type?: 'text' | 'password';
  autoComplete: string;
  inputMode?: 'text' | 'numeric';
  maxLength?: number;
  /** What a page is there for: typing begins at once. */
  isFirst?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** An input that looks like Payload's own, outside its forms. */
export function Input({
  label,
  hint,
  type = 'text',
  isFirst = false,
  value,
  onChange,
  ...attributes
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  return (
    <div className={`field-type ${type}`}>
      <FieldLabel htmlFor={id} label={label} />
      <div className="field-type__wrap">
        <input
          {...attributes}
          id={id}
          ref={input}
          type={type}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-describedby={hint && `${id}-hint`}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="field-description">
          {hint}
        </p>
      )}
    </div>
  );
}
