import type { RouteBody, RouteValue } from '@marquee/contract/route';

/** Has the device make a passkey. Rejects as the browser does when that is cancelled, or the device has one. */
export const makePasskey = async (options: RouteValue<'beginPasskey'>): Promise<RouteBody<'addPasskey'>> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...options,
      excludeCredentials: options.excludeCredentials as { id: string; type: 'public-key' }[],
    },
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
};
