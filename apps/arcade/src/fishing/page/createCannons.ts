import type { FishingSkin } from '../FishingSkin.ts';
import { drawCannon } from './drawCannon.ts';
import type { Point } from './Swimmer.ts';

type Cannon = Point & { angle: number; kick: number };

/** The cannons of a sea: the one nearest to what is aimed at turns and shoots. */
export const createCannons = (skin: FishingSkin) => {
  let cannons: Cannon[] = [];
  let aim: Point = { x: 0, y: 0 };
  const nearest = ({ x, y }: Point): Cannon =>
    cannons.toSorted(
      (one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y),
    )[0] ?? { x, y, angle: 0, kick: 0 };
  const turn = (): Cannon => {
    const cannon = nearest(aim);
    cannon.angle = Math.atan2(aim.y - cannon.y, aim.x - cannon.x);
    return cannon;
  };
  return {
    all: (): readonly Point[] => cannons,
    nearest,
    aim: (): Point => aim,
    aimAt: (place: Point) => {
      aim = { x: place.x, y: place.y };
    },
    turnBy: (by: number, reach: number) => {
      const { x, y, angle } = turn();
      aim = { x: x + Math.cos(angle + by) * reach, y: y + Math.sin(angle + by) * reach };
    },
    /** The cannon that shoots, kicked back by it. */
    shoot: (): Cannon => {
      const cannon = turn();
      cannon.kick = 1;
      return cannon;
    },
    place: (width: number, height: number) => {
      const inset = Math.max(14, Math.sqrt(width * height) * 0.03);
      const [right, below] = [width - inset, height - inset];
      const places: Point[] =
        skin.cannons === 'middle'
          ? [{ x: width / 2, y: below }]
          : [
              { x: inset, y: below },
              { x: right, y: below },
              { x: right, y: inset },
              { x: inset, y: inset },
            ];
      cannons = places.map(({ x, y }) => ({
        x,
        y,
        angle: Math.atan2(height / 2 - y, width / 2 - x),
        kick: 0,
      }));
      aim = { x: width / 2, y: height * 0.4 };
    },
    move: (passed: number) => {
      for (const cannon of cannons) cannon.kick = Math.max(0, cannon.kick - passed * 6);
    },
    draw: (context: CanvasRenderingContext2D, side: number) => {
      const size = Math.min(64, Math.max(34, side * 0.075));
      const used = turn();
      for (const cannon of cannons)
        drawCannon(context, cannon, {
          size: cannon === used ? size : size * 0.85,
          angle: cannon.angle,
          kick: cannon.kick,
          colours: skin.colours,
        });
    },
  };
};
