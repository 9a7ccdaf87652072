import { settlementSchema } from 'shared/statements/settlement.ts';
import {
  statementAddresses,
  statementMonthsSchema,
  statementSchema,
  statementSettingsSchema,
  type StatementFormat,
  type StatementSettings,
} from 'shared/statements/statement.ts';
import { readApi } from '../../../lib/api/api.ts';
import type { AdminLanguage } from '../language/language.ts';

export const fetchMonths = () => readApi(statementAddresses.all, statementMonthsSchema);

export const fetchStatement = (month: string) => readApi(statementAddresses.one(month), statementSchema);

export const closeMonth = (month: string) =>
  readApi(statementAddresses.close(month), statementSchema, { method: 'POST' });

export const checkSettlement = (month: string) =>
  readApi(statementAddresses.settlement(month), settlementSchema, { method: 'POST' });

export const putSettings = (body: StatementSettings) =>
  readApi(statementAddresses.settings, statementSettingsSchema, { method: 'PUT', body });

/** Where the browser saves a file from. */
export const fileAddress = (month: string, format: StatementFormat, language: AdminLanguage) =>
  `${statementAddresses.file(month)}?${new URLSearchParams({ format, language })}`;
