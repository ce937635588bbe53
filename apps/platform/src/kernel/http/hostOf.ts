/** The host name of a Host header, in lower case, without port and final dot. */
export const hostOf = (header: string | undefined): string =>
  (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
