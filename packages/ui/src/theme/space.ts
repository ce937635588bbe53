/** Steps of the theme's space scale; the number times four is the regular density's pixels. */
export type Space = 'x1' | 'x2' | 'x3' | 'x4' | 'x5' | 'x6' | 'x8' | 'x10' | 'x12' | 'x16';
