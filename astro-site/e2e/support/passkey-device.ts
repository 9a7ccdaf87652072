import type { Page } from '@playwright/test';

/** Gives the browser a device for passkeys that shows its owner by itself. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
