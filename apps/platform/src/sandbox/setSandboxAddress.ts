import { addressCookie, type Handler } from '#kernel';

/** Makes this browser appear to come from an address. */
export const setSandboxAddress: Handler<'setSandboxAddress'> = async (context, { body }) => {
  const { cookies, services, site } = context;
  if (body.ip === null) {
    cookies.clear(addressCookie);
    return { ip: null, country: null };
  }
  cookies.set(addressCookie, body.ip);
  return { ip: body.ip, country: services.geography.countryOf(body.ip, site.homeCountry) };
};
