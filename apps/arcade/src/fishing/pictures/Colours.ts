/** The colours of an animal: its body, lit and in shadow, and its outline. */
export type Colours = { main: string; light: string; dark: string; line: string };

/** A rounded outline. */
export const edge = (line: string, width = 4): string =>
  `stroke="${line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
