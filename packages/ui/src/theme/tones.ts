/** What a colour means. A component asks for a tone and never for a colour. */
export const toneNames = [
  'neutral',
  'accent',
  'secondary',
  'positive',
  'caution',
  'critical',
  'info',
] as const;

/** Name of a tone. */
export type Tone = (typeof toneNames)[number];

/** Size of a control. */
export type Size = 's' | 'm' | 'l';
