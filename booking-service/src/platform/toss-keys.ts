interface ProviderKeys {
  APP_ENV: 'local' | 'test' | 'production';
  TOSS_SECRET_KEY: string;
  TOSS_CLIENT_KEY: string;
}

/**
 * What is wrong with the card provider's keys, each as a sentence that names the key: the
 * prefix must fit the environment, and both must be of the kind that a card window made with a client key needs.
 */
export function providerKeyProblems({ APP_ENV, TOSS_SECRET_KEY, TOSS_CLIENT_KEY }: ProviderKeys): string[] {
  const mode = APP_ENV === 'production' ? 'live' : 'test';
  const wanted = { TOSS_SECRET_KEY: `${mode}_sk_`, TOSS_CLIENT_KEY: `${mode}_ck_` };
  const given = { TOSS_SECRET_KEY, TOSS_CLIENT_KEY };
  return Object.entries(wanted)
    .filter(([key, prefix]) => !given[key as keyof typeof given].startsWith(prefix))
    .map(([key, prefix]) => `${key} does not fit APP_ENV=${APP_ENV}: put a key that starts with ${prefix}`);
}
