/** An address in its plain form: IPv4 that came over an IPv6 socket loses its prefix. */
export const addressOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
