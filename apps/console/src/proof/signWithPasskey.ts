import type { RouteBody, RouteValue } from '@marquee/contract/route';

/** Has the person choose a passkey and the device sign with it. Rejects as the browser does when that is cancelled. */
export const signWithPasskey = async (
  options: RouteValue<'askStaffPasskey'>,
): Promise<NonNullable<RouteBody<'proveStaff'>['assertion']>> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: {
      ...options,
      allowCredentials: options.allowCredentials as { id: string; type: 'public-key' }[],
    },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
};
