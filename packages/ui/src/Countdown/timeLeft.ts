const DAY = 86_400;

/** What is left, in whole days and `HH:mm:ss`; nothing is ever less than zero. */
export const timeLeft = (milliseconds: number): { days: number; clock: string } => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const within = seconds % DAY;
  const clock = [Math.floor(within / 3600), Math.floor(within / 60) % 60, within % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return { days: Math.floor(seconds / DAY), clock };
};
