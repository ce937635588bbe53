import type { RouteBody, RouteValue } from '@marquee/contract/route';

/** Has the device make a passkey. Rejects as the browser does when that is cancelled, or the device has one. */
export const makePasskey = async (
  options: RouteValue<'beginStaffPasskey'>,
): Promise<RouteBody<'addStaffPasskey'>> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...options,
      // The browser takes the names of ways that it does not know too.
      excludeCredentials: options.excludeCredentials as { id: string; type: 'public-key' }[],
    },
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
};
