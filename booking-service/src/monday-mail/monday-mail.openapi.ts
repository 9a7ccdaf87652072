import {
  MONDAY_MAIL_ADDRESS,
  mondayMailChoiceSchema,
  mondayMailSchema,
} from 'shared/monday-mail/monday-mail.ts';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const tags = ['Admin: reports'];

/** Last week by mail, as the API document shows it. */
export const mondayMailPaths: ApiPaths = {
  [MONDAY_MAIL_ADDRESS]: {
    get: {
      summary: 'Whether the account gets last week by mail on Mondays',
      tags,
      responses: { 200: { description: 'And to which address', ...json(mondayMailSchema) }, ...adminRead },
    },
    put: {
      summary: 'Switch the Monday mail on or off for the account',
      tags,
      requestBody: json(mondayMailChoiceSchema),
      responses: {
        200: { description: 'As it is now', ...json(mondayMailSchema) },
        ...problemResponses(...adminChange),
      },
    },
  },
};
