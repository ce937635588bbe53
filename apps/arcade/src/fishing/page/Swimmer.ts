import type { SwimmingFish } from '../FishingSkin.ts';

export type Point = { x: number; y: number };

/** A fish in the water; places are CSS pixels, times seconds. */
export type Swimmer = Point & {
  id: number;
  name: string;
  look: SwimmingFish;
  width: number;
  height: number;
  /** Where its head points to, in radians. */
  angle: number;
  /** A cubic curve from where it comes to where it leaves; none where nothing moves. */
  way: readonly [Point, Point, Point, Point] | undefined;
  /** Its place in its shoal. */
  beside: Point;
  age: number;
  lasts: number;
  phase: number;
  /** Seconds for which it is still startled by a hit. */
  startled: number;
  /** Seconds since it was caught. */
  caught: number | undefined;
};

const cubic = (part: number, a: number, b: number, c: number, d: number) => {
  const rest = 1 - part;
  return rest ** 3 * a + 3 * rest * rest * part * b + 3 * rest * part * part * c + part ** 3 * d;
};

/** Moves a swimmer on; `slow` below 1 lets it swim slower. False once it has left. */
export const moveSwimmer = (one: Swimmer, passed: number, slow: number): boolean => {
  one.startled = Math.max(0, one.startled - passed);
  if (one.caught !== undefined) {
    one.caught += passed;
    return one.caught < 0.9;
  }
  if (!one.way) return true;
  one.age += passed * slow * (one.startled > 0 ? 2.2 : 1);
  one.phase += passed * slow * (one.startled > 0 ? 16 : 7);
  const part = one.age / one.lasts;
  const [a, b, c, d] = one.way;
  const at = (from: number): Point => ({
    x: cubic(from, a.x, b.x, c.x, d.x) + one.beside.x,
    y: cubic(from, a.y, b.y, c.y, d.y) + one.beside.y,
  });
  const now = at(part);
  const soon = at(part + 0.01);
  one.angle = Math.atan2(soon.y - now.y, soon.x - now.x);
  one.x = now.x;
  one.y = now.y + (one.look.motion === 'float' ? Math.sin(one.phase * 0.35) * one.height * 0.14 : 0);
  return part < 1;
};

/** Whether a point lies on a swimmer. */
export const isOn = (one: Swimmer, { x, y }: Point): boolean => {
  const turn = one.look.motion === 'float' ? 0 : one.angle;
  const [dx, dy] = [x - one.x, y - one.y];
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  return (along / (one.width * 0.44)) ** 2 + (across / (one.height * 0.4)) ** 2 < 1;
};
