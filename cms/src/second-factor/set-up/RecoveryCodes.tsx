'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { setUpTexts } from './messages.ts';

interface Props {
  codes: string[];
  /** What closes the list: the codes are never shown again. */
  done: string;
  onDone: () => void;
}

/** Up to the hyphen in the middle. */
const firstHalf = (code: string) => code.slice(0, code.indexOf('-', code.length / 2) + 1);

/** Shown once. */
export function RecoveryCodes({ codes, done, onDone }: Props) {
  const words = useTexts(setUpTexts).codes;
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="second-factor__set-up" aria-labelledby="recovery-codes">
      <h1 id="recovery-codes" ref={heading} tabIndex={-1}>
        {words.heading}
      </h1>
      <p>{words.text}</p>
      <ul className="second-factor__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>
              <span>{firstHalf(code)}</span>
              <wbr />
              <span>{code.slice(firstHalf(code).length)}</span>
            </code>
          </li>
        ))}
      </ul>
      <div className="second-factor__buttons">
        <Button
          type="button"
          buttonStyle="secondary"
          margin={false}
          onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
        >
          {words.copy}
        </Button>
        <Button type="button" margin={false} onClick={onDone}>
          {done}
        </Button>
      </div>
      <p role="status">{copied && words.copied}</p>
    </section>
  );
}
