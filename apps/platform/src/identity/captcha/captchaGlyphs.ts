/**
 * The captcha's letters and digits as strokes in a box of 8 × 12: those that no one mistakes for another.
 * They are paths of our own, so that drawing needs no font on the machine.
 */
export const captchaGlyphs = {
  A: 'M0 12L4 0L8 12M1.6 8H6.4',
  C: 'M8 2C6.5 -1 0 -1 0 6S6.5 13 8 10',
  D: 'M0 0V12H2C10 12 10 0 2 0Z',
  E: 'M8 0H0V12H8M0 6H6',
  F: 'M8 0H0V12M0 6H6',
  H: 'M0 0V12M8 0V12M0 6H8',
  J: 'M2 0H7V8C7 13 1 13 0 9',
  K: 'M0 0V12M8 0L0 7M3 5L8 12',
  L: 'M0 0V12H8',
  M: 'M0 12V0L4 7L8 0V12',
  N: 'M0 12V0L8 12V0',
  P: 'M0 12V0H4C9 0 9 7 4 7H0',
  R: 'M0 12V0H4C9 0 9 7 4 7H0M4 7L8 12',
  T: 'M0 0H8M4 0V12',
  U: 'M0 0V7C0 13.5 8 13.5 8 7V0',
  V: 'M0 0L4 12L8 0',
  W: 'M0 0L2 12L4 4L6 12L8 0',
  X: 'M0 0L8 12M8 0L0 12',
  Y: 'M0 0L4 6L8 0M4 6V12',
  3: 'M0 1.5C2 -1 8 -0.5 7.5 3C7 6 4 6 3 6C5 6 8.5 6.5 8 9.5C7.5 13 1.5 12.8 0 10',
  4: 'M6 12V0L0 8.5H8.4',
  6: 'M7 1C2 -1 0 4 0 8C0 13.5 8 13.5 8 8.5C8 4.5 1.5 4 0 8',
  7: 'M0 0H8L3 12',
  9: 'M1 11C6 13 8 8 8 4C8 -1.5 0 -1.5 0 3.5C0 7.5 6.5 8 8 4',
} as const;
