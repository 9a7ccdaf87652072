import { localLogins, type StackUrls } from './stack-context.ts';

interface Row {
  what: string;
  address: string;
  user: string;
  password: string;
}

/** The one table a person needs: where everything is, and how to get in. */
export function addressTable(urls: StackUrls): string {
  const open = { user: '', password: '' };
  const { admin, editor } = localLogins;
  const rows: Row[] = [
    { what: 'Site', address: urls.site, ...open },
    { what: 'Admin', address: `${urls.site}/login`, user: admin.username, password: admin.password },
    { what: 'CMS', address: `${urls.cms}/admin`, user: editor.username, password: editor.password },
    { what: 'Inbox', address: urls.inbox, ...open },
    { what: 'Payment simulator', address: urls.simulator, ...open },
    { what: 'API docs', address: `${urls.site}/api/docs`, ...open },
  ];
  return drawTable([{ what: 'What', address: 'Address', user: 'User', password: 'Password' }, ...rows]);
}

function drawTable(rows: Row[]): string {
  const columns = ['what', 'address', 'user', 'password'] as const;
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  const rule = (left: string, middle: string, right: string) =>
    `  ${left}${widths.map((width) => '─'.repeat(width + 2)).join(middle)}${right}`;
  const line = (row: Row) =>
    `  │${columns.map((column, index) => ` ${row[column].padEnd(widths[index] ?? 0)} `).join('│')}│`;
  const [head, ...body] = rows.map(line);
  return [rule('┌', '┬', '┐'), head, rule('├', '┼', '┤'), ...body, rule('└', '┴', '┘')].join('\n');
}
