/**
 * What is written over a picture, and the shade that it is written on: pictures are dark at their foot under every
 * brand and in both schemes, so this alone is no colour of the theme.
 */
export const overPicture = { text: '#fff', shade: 'rgb(0 0 0 / 0.72)' } as const;
