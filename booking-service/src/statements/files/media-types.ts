import type { StatementFormat } from 'shared/statements/statement.ts';
import { mediaTypes } from '../../exports/media-types.ts';

export const statementMediaTypes: Record<StatementFormat, string> = {
  pdf: 'application/pdf',
  xlsx: mediaTypes.xlsx,
};
