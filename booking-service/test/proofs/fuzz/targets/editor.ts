import { signInToCms } from '../../../../../shared/test/auth/sign-in-to-cms.ts';
import type { Product } from './product.ts';

/** Somebody who is signed in to the CMS. */
export interface Editor {
  cookie(): string;
  /** Signs in again. */
  renew(): Promise<void>;
}

export async function openEditor({ urls, logins }: Product): Promise<Editor> {
  let cookie = '';
  const renew = async () => {
    cookie = await signInToCms(urls, logins.admin);
  };
  await renew();
  return { cookie: () => cookie, renew };
}
