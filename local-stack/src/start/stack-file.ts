import { localLogins, localTossKeys, type StackContext } from './stack-context.ts';

/** What tests need to drive a running stack; written to `stack.json` in its data folder once everything is ready. */
export function stackFileContent({ urls, databaseUrls, secrets }: StackContext): string {
  const content = {
    urls,
    databaseUrls,
    logins: localLogins,
    tossKeys: localTossKeys,
    contentApiToken: secrets.contentApiToken,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
