import type { Page } from '@playwright/test';

/** A device with passkeys that says yes to everything, in place of the computer's own. */
export async function withAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the owner is there to press, and to show a finger. */
    async setPresent(enabled: boolean): Promise<void> {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: enabled });
    },
  };
}
