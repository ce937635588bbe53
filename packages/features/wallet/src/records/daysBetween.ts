/** How many days later the second day is; days are `YYYY-MM-DD`. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);
