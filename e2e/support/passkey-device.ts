import type { Fan } from './fan.ts';

/** Gives the browser a device that makes passkeys and says yes at once, as a finger on a sensor does. */
export async function givePasskeyDevice({ context, page }: Fan): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
