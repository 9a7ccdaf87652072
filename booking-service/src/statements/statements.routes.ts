import type { Router } from 'express';
import { staffLanguages } from 'shared/auth/staff-languages.ts';
import { settlementSchema } from 'shared/statements/settlement.ts';
import {
  monthField,
  statementAddresses,
  statementFormats,
  statementMessages,
  statementMonthsSchema,
  statementSchema,
  statementSettingsSchema,
} from 'shared/statements/statement.ts';
import * as z from 'zod';
import { holdersOf } from '../auth/signed-in.ts';
import { refusedAs } from '../platform/parse.ts';
import { file, taggedRouter } from '../platform/routes.ts';
import { changeSettings, closeMonth } from './close-month.usecase.ts';
import { statementMediaTypes } from './files/media-types.ts';
import { listMonths, monthsWith, readStatement, unknownMonth } from './read-statements.usecase.ts';
import { checkSettlement } from './settlement/check-settlement.usecase.ts';
import { saveStatement } from './save-statement.usecase.ts';
import type { StatementDeps } from './save-statement.usecase.ts';

const owners = holdersOf('reports', 'statements-for-owners');
const params = { month: refusedAs(monthField, unknownMonth) };

const fileSchema = z.object({
  format: z.enum(statementFormats, { error: statementMessages.format }),
  language: z.enum(staffLanguages, { error: statementMessages.language }),
});

/** Months for the accountant. */
export function statementRoutes(deps: StatementDeps): Router {
  const { db, clock } = deps;
  const { router, route } = taggedRouter('Admin: statements');

  route(`GET ${statementAddresses.all}`, owners, {
    summary: 'Every month since money moved for the first time, newest first',
    answers: { 200: statementMonthsSchema },
    handle: () => listMonths(db, clock()),
  });

  route(`PUT ${statementAddresses.settings}`, owners, {
    summary: 'Say what prices include of VAT, and what the card provider keeps',
    description: 'For all months that are not closed; those that are stay as they are.',
    body: statementSettingsSchema,
    answers: { 200: statementSettingsSchema },
    handle: ({ body, actor }) => changeSettings(db, body, actor, clock()),
  });

  route(`GET ${statementAddresses.one(':month')}`, owners, {
    summary: 'The statement of a month',
    description: 'As it was closed; of an open month, as it would be if it were closed now.',
    params,
    answers: { 200: statementSchema },
    handle: ({ params: { month } }) => readStatement(db, month, clock()),
  });

  route(`POST ${statementAddresses.close(':month')}`, owners, {
    summary: 'Close a month',
    description:
      'Gives it the next number. It never changes again: what is recorded of it later stands in the next month that is closed. Closed twice it is closed once.',
    params,
    answers: { 200: statementSchema },
    refusals: ['month-not-closable'],
    handle: ({ params: { month }, actor }) => closeMonth(db, month, actor, clock()),
  });

  route(`POST ${statementAddresses.settlement(':month')}`, owners, {
    summary: 'Compare a month with the settlement list of the card provider',
    description:
      'Asks the provider what it pays out for sales of the month. May be asked again: the newest answer is kept. 503 when the provider cannot be asked.',
    params,
    answers: { 200: settlementSchema },
    async handle({ params: { month }, actor }) {
      const { provider } = deps.payments;
      await monthsWith(month, db, clock());
      return checkSettlement(month, { db, provider, actor, now: clock() });
    },
  });

  route(`GET ${statementAddresses.file(':month')}`, owners, {
    summary: 'The statement of a month as a file',
    description: 'Each download stands in the audit log.',
    params,
    query: fileSchema,
    answers: { 200: file(...Object.values(statementMediaTypes)) },
    async handle({ params: { month }, query, actor, req, res }) {
      // Nobody saves a file by asking what it would be like.
      if (req.method === 'HEAD') return void res.status(204).end();
      const saved = await saveStatement(deps, { month, ...query }, actor);
      res
        .attachment(`statement-${month}.${query.format}`)
        .set({ 'Content-Type': statementMediaTypes[query.format], 'X-Content-Type-Options': 'nosniff' })
        .send(Buffer.from(saved));
    },
  });
  return router;
}
