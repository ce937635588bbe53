/** A font that devices have, with the mean advance of `averageAdvance`'s sample in em. */
interface LocalFont {
  regular: { local: readonly string[]; advance: number };
  bold: { local: readonly string[]; advance: number };
}

// Measured once on the metric-compatible open fonts: Arimo, Roboto, Gelasio, Tinos and Noto Serif.
const ARIAL: LocalFont = {
  regular: { local: ['Arial', 'Liberation Sans', 'Arimo'], advance: 0.4524 },
  bold: { local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], advance: 0.4844 },
};
const ROBOTO: LocalFont = {
  regular: { local: ['Roboto', 'Roboto-Regular'], advance: 0.4469 },
  bold: { local: ['Roboto Bold', 'Roboto-Bold'], advance: 0.4542 },
};
const GEORGIA: LocalFont = {
  regular: { local: ['Georgia', 'Gelasio'], advance: 0.4459 },
  bold: { local: ['Georgia Bold', 'Gelasio Bold'], advance: 0.517 },
};
const TIMES: LocalFont = {
  regular: { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], advance: 0.4085 },
  bold: { local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'], advance: 0.4338 },
};
const NOTO_SERIF: LocalFont = {
  regular: { local: ['Noto Serif', 'NotoSerif'], advance: 0.4814 },
  bold: { local: ['Noto Serif Bold', 'NotoSerif-Bold'], advance: 0.5106 },
};

/**
 * Stand-ins by kind, in the order in which a page tries them. Android's come first: each font that a phone has not is
 * looked for in vain before the first paint.
 */
export const LOCAL_FONTS = {
  'sans-serif': [ROBOTO, ARIAL],
  serif: [NOTO_SERIF, GEORGIA, TIMES],
} as const satisfies Record<string, readonly LocalFont[]>;
