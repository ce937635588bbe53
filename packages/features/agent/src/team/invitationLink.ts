/** The address at which newcomers register below whoever has a code, on the site that is open. */
export const invitationLink = (code: string): string => {
  const link = new URL('/register', location.origin);
  link.searchParams.set('ref', code);
  return link.href;
};
