import type { PayloadRequest } from 'payload';
import type { SignInSetting } from '../../generated/payload-types.ts';

/** Whether nobody gets in without a second factor (`globals/sign-in-settings.ts`); off until somebody has said so. */
export async function isFactorRequired(req: PayloadRequest): Promise<boolean> {
  const settings = await req.payload.db.findGlobal<Partial<SignInSetting>>({
    slug: 'sign-in-settings',
    req,
  });
  return settings?.secondFactorRequired === true;
}
