import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { languageOf } from '../language/staff-text.ts';
import { missingTextsWords } from './messages.ts';
import { missingTexts } from './missing-texts.ts';
import { MissingTexts } from './MissingTexts.tsx';

/** `/admin/missing-texts`; Payload leaves it to views of one's own to send strangers away. */
export async function MissingTextsPage({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { admin } = req.payload.config.routes;
  const board = await missingTexts(req);
  if (!board) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/missing-texts`)}`);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: missingTextsWords[languageOf(req)].heading }]} />
      <Gutter className="missing-texts">
        <MissingTexts board={board} admin={admin} language={languageOf(req)} />
      </Gutter>
    </DefaultTemplate>
  );
}
