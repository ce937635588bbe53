const hour = 3_600_000;

/** Vietnam is seven hours ahead of UTC all year. */
const vietnam = 7 * hour;

/** The day of the week in Vietnam, where the draws are: 1 (Monday) to 7 (Sunday). */
export const drawWeekday = (moment: number): number => new Date(moment + vietnam).getUTCDay() || 7;
