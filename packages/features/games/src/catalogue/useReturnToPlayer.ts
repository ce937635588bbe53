import { useNumber } from '@marquee/i18n';

/** Writes a return to player, given in percent, as the reader's language does. */
export const useReturnToPlayer = () => {
  const number = useNumber();
  return (percent: number) => number(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
};
