const encode = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A stand-in for a game's picture: each number gives another one. */
export const gamePicture = (seed: number) => {
  const hue = (seed * 67) % 360;
  const shapes = Array.from({ length: 5 }, (_each, index) => {
    const x = 60 + ((seed * 83 + index * 71) % 190);
    const y = 90 + ((seed * 47 + index * 59) % 190);
    return `<circle cx="${x}" cy="${y}" r="${26 + ((seed + index * 13) % 44)}" fill="oklch(${0.55 + index * 0.07} .13 ${hue + index * 14})"/>`;
  }).join('');
  return encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><rect width="300" height="400" fill="oklch(.36 .09 ${hue})"/>${shapes}</svg>`,
  );
};

/** A stand-in for a banner's picture. */
export const bannerPicture = (seed: number) => {
  const hue = (seed * 91 + 150) % 360;
  return encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1240 420" width="1240" height="420"><rect width="1240" height="420" fill="oklch(.38 .08 ${hue})"/><circle cx="980" cy="200" r="240" fill="oklch(.5 .1 ${hue})"/><circle cx="980" cy="200" r="150" fill="oklch(.66 .12 ${hue + 20})"/><circle cx="980" cy="200" r="70" fill="oklch(.84 .1 ${hue + 30})"/></svg>`,
  );
};
