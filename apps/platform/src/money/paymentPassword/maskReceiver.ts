import type { Receiver } from '#identity';

/** As much of a phone or mailbox as its owner needs to know it again. */
export const maskReceiver = ({ channel, address }: Receiver): string => {
  if (channel === 'sms') return `${address.slice(0, 3)}•••${address.slice(-3)}`;
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}•••${address.slice(at)}`;
};
