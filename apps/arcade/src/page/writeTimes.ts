/** A multiplier in hundredths, as it is written: `2.7×`. */
export const writeTimes = (hundredths: number, language: string): string =>
  `${(hundredths / 100).toLocaleString(language, { maximumFractionDigits: 2 })}×`;
