/** What a picture is drawn with: paints whose gradients end up in its `defs`. */
export type Ink = {
  /** A gradient from top to bottom, or from left to right. */
  linear: (stops: readonly string[], isAcross?: boolean) => string;
  /** A gradient from a point outwards, in parts of what it fills. */
  radial: (stops: readonly string[], x?: number, y?: number, r?: number) => string;
  /** Shows of `body` what lies within a path. */
  clipped: (path: string, body: string) => string;
};

const stopsOf = (stops: readonly string[]) =>
  stops
    .map((stop, index) => {
      const [colour, opacity = '1'] = stop.split('/');
      const offset = Math.round((100 * index) / Math.max(1, stops.length - 1));
      return `<stop offset="${offset}%" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');

/** An SVG text around the origin, or from it where it is a `scene`. Stops may carry an opacity: `#ffffff/0.5`. */
export const draw = (
  { width, height, isScene = false }: { width: number; height: number; isScene?: boolean },
  body: (ink: Ink) => string,
): string => {
  const defs: string[] = [];
  const add = (make: (id: string) => string) => {
    const id = `i${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const drawn = body({
    linear: (stops, isAcross = false) =>
      add(
        (id) =>
          `<linearGradient id="${id}" x2="${isAcross ? 1 : 0}" y2="${isAcross ? 0 : 1}">${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (stops, x = 0.5, y = 0.5, r = 0.5) =>
      add(
        (id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stopsOf(stops)}</radialGradient>`,
      ),
    clipped: (path, content) =>
      `<g clip-path="${add((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)}">${content}</g>`,
  });
  const [x, y] = isScene ? [0, 0] : [-width / 2, -height / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${drawn}</svg>`;
};

/** An eye that looks to the right. */
export const eye = (x: number, y: number, r: number, iris = '#1b1b24'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x + r * 0.2}" cy="${y}" r="${r * 0.68}" fill="${iris}"/><circle cx="${x + r * 0.2}" cy="${y}" r="${r * 0.4}" fill="#05060c"/><circle cx="${x + r * 0.45}" cy="${y - r * 0.35}" r="${r * 0.24}" fill="#fff"/>`;
