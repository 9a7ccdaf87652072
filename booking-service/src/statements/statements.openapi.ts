import {
  monthField,
  statementAddresses,
  statementFormats,
  statementMonthsSchema,
  statementSchema,
  statementSettingsSchema,
} from 'shared/statements/statement.ts';
import { settlementSchema } from 'shared/statements/settlement.ts';
import { staffLanguages } from 'shared/auth/staff-languages.ts';
import * as z from 'zod';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';
import { statementMediaTypes } from './files/media-types.ts';

const tags = ['Admin: statements'];
const requestParams = { path: z.object({ month: monthField }) };
const unknown = problemResponses('not-found');

/** A statement for each month, for the accountant, as the API document shows it. */
export const statementPaths: ApiPaths = {
  [statementAddresses.all]: {
    get: {
      summary: 'Every month since money moved for the first time',
      tags,
      responses: { 200: { description: 'Newest first', ...json(statementMonthsSchema) }, ...adminRead },
    },
  },
  [statementAddresses.settings]: {
    put: {
      summary: 'Say what prices include of VAT, and what the card provider keeps',
      description: 'For all months that are not closed; those that are stay as they are.',
      tags,
      requestBody: json(statementSettingsSchema),
      responses: {
        200: { description: 'As it is now', ...json(statementSettingsSchema) },
        ...problemResponses(...adminChange),
      },
    },
  },
  [statementAddresses.one('{month}')]: {
    get: {
      summary: 'The statement of a month',
      description: 'As it was closed; of an open month, as it would be if it were closed now.',
      tags,
      requestParams,
      responses: {
        200: { description: 'The statement', ...json(statementSchema) },
        ...adminRead,
        ...unknown,
      },
    },
  },
  [statementAddresses.close('{month}')]: {
    post: {
      summary: 'Close a month',
      description:
        'Gives it the next number. It never changes again: what is recorded of it later stands in the next month that is closed. Closed twice it is closed once.',
      tags,
      requestParams,
      responses: {
        200: { description: 'The statement as it was closed', ...json(statementSchema) },
        ...problemResponses(...adminChange, 'not-found', 'month-not-closable'),
      },
    },
  },
  [statementAddresses.settlement('{month}')]: {
    post: {
      summary: 'Compare a month with the settlement list of the card provider',
      description:
        'Asks the provider what it pays out for sales of the month. May be asked again: the newest answer is kept. 503 when the provider cannot be asked.',
      tags,
      requestParams,
      responses: {
        200: { description: 'How the list differs from the ledger', ...json(settlementSchema) },
        ...problemResponses(...adminChange, 'not-found'),
      },
    },
  },
  [statementAddresses.file('{month}')]: {
    get: {
      summary: 'The statement of a month as a file',
      description: 'Who saved which stands in the audit log.',
      tags,
      requestParams: {
        ...requestParams,
        query: z.object({ format: z.enum(statementFormats), language: z.enum(staffLanguages) }),
      },
      responses: {
        200: {
          description: 'The file',
          content: Object.fromEntries(
            Object.values(statementMediaTypes).map((type) => [type, { schema: z.string() }]),
          ),
        },
        ...adminRead,
        ...unknown,
      },
    },
  },
};
