/**
 * As much of a phone or mailbox as its owner needs to know it again. Of a mailbox less is shown than elsewhere,
 * because typing it whole may be a proof.
 */
export const hintOf = (channel: 'sms' | 'email', address: string): string => {
  if (channel === 'sms') return `•••${address.slice(-3)}`;
  const [name = '', domain = ''] = [address.slice(0, address.lastIndexOf('@')), address.split('@').at(-1)];
  const end = domain.lastIndexOf('.');
  return `${[...name][0] ?? ''}•••@${[...domain][0] ?? ''}•••${end < 0 ? '' : domain.slice(end)}`;
};
