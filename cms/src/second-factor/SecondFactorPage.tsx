import { DefaultTemplate, MinimalTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { isManager, staffMember } from '../access/user.ts';
import { Logo } from '../admin/Logo.tsx';
import { languageOf } from '../language/staff-text.ts';
import { factorTexts } from './account/messages.ts';
import { OwnFactors } from './account/OwnFactors.tsx';
import { TakeAway } from './account/TakeAway.tsx';
import { heldSignIn } from './session/held-sign-in.ts';
import { RequiredSetUp } from './set-up/RequiredSetUp.tsx';
import { AskForFactor } from './sign-in/AskForFactor.tsx';
import { Leave } from './sign-in/Leave.tsx';
import { factorsOf, hasFactor } from './store/factors.ts';

/** Between the password and the session. */
async function Waiting({ req, wanted }: { req: PayloadRequest; wanted: string | string[] | undefined }) {
  const { admin } = req.payload.config.routes;
  const held = await heldSignIn(req.payload, req.headers, new Date());
  if (!held) redirect(`${admin}/login`);
  const target = getSafeRedirect({ fallbackTo: admin, redirectTo: wanted ?? admin });
  const { totp, passkeys } = held.factors;
  return (
    <MinimalTemplate className="second-factor second-factor--waiting">
      <Logo />
      {hasFactor(held.factors) ? (
        <AskForFactor hasApp={totp} hasPasskey={passkeys.length > 0} target={target} />
      ) : (
        <RequiredSetUp target={target} />
      )}
      <Leave login={`${admin}/login`} />
    </MinimalTemplate>
  );
}

/** One's own factors, or for managers those of somebody else. */
async function Account({ req, user }: { req: PayloadRequest; user: string | string[] | undefined }) {
  const db = req.payload.db.drizzle;
  const ownId = staffMember(req.user)?.id ?? 0;
  const id = user === undefined ? ownId : Number(user);
  if (id === ownId) return <OwnFactors factors={await factorsOf(db, ownId)} />;
  if (!isManager(req.user) || !Number.isSafeInteger(id)) notFound();
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    depth: 0,
    req,
  });
  const [account] = docs;
  if (!account) notFound();
  const has = hasFactor(await factorsOf(db, id));
  return <TakeAway user={{ id, email: account.email }} hasFactor={has} />;
}

/** `/admin/second-factor` */
export function SecondFactorPage({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!staffMember(req.user)) return <Waiting req={req} wanted={searchParams?.['redirect']} />;
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
      <SetStepNav nav={[{ label: factorTexts[languageOf(req)].heading }]} />
      <Gutter className="second-factor">
        <Account req={req} user={searchParams?.['user']} />
      </Gutter>
    </DefaultTemplate>
  );
}
