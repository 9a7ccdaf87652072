'use client';

import { Link, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useTexts } from '../../language/use-texts.ts';
import { factorTexts } from './messages.ts';

/** In the form of an account: its second factor has a page of its own, outside what the form saves. */
export function FactorLink() {
  const words = useTexts(factorTexts);
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  if (id === undefined || !user) return null;
  const isOwn = user.id === id;
  const page = `${config.routes.admin}/second-factor`;
  return (
    <div className="field-type">
      <Link className="second-factor-link" href={isOwn ? page : `${page}?user=${id}`}>
        {isOwn ? words.link.own : words.link.other}
      </Link>
    </div>
  );
}
