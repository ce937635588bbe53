/** A birthday as typed (yyyy-MM-dd or MM-dd-yyyy) as an ISO date, or null where no such day exists. */
export const parseBirthday = (typed: string): string | null => {
  const ymd = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed);
  const mdy = /^(\d{2})-(\d{2})-(\d{4})$/.exec(typed);
  const iso = ymd ? typed : mdy ? `${mdy[3]}-${mdy[1]}-${mdy[2]}` : undefined;
  if (!iso || iso < '1900') return null;
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null;
};
