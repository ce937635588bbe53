import type { RouteBody, RouteValue } from '@marquee/contract/route';

/**
 * Has the reader choose a passkey and the device sign with it. Rejects as the browser does when that is cancelled or
 * takes too long.
 */
export const signWithPasskey = async (
  options: RouteValue<'askPasskey'>,
): Promise<RouteBody<'loginByPasskey'>['assertion']> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: {
      ...options,
      // The browser takes the names of ways that it does not know too.
      allowCredentials: options.allowCredentials as { id: string; type: 'public-key' }[],
    },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
};
