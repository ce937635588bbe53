// These deliver to one mailbox whatever stands before the @ in dots.
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an address leads to: without capitals, what follows a `+`, and the dots that some providers ignore. */
export const normaliseEmail = (email: string): string => {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [base = ''] = name.split('+');
  if (!dotless.has(domain)) return `${base}@${domain}`;
  return `${base.replaceAll('.', '')}@gmail.com`;
};
