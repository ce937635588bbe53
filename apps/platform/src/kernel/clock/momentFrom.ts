/** A moment a while after another (before it, when negative). */
export const momentFrom = (
  start: Date,
  distance: { seconds?: number; minutes?: number; hours?: number; days?: number },
): Date => {
  const { seconds = 0, minutes = 0, hours = 0, days = 0 } = distance;
  return new Date(start.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
};
