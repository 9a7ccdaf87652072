import type { StatementFormat } from 'shared/statements/statement.ts';

export const statementMediaTypes: Record<StatementFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
