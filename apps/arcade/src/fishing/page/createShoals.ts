import type { FishingSkin } from '../FishingSkin.ts';
import { moveSwimmer, type Point, type Swimmer } from './Swimmer.ts';

type Sea = { width: number; height: number };
type Way = NonNullable<Swimmer['way']>;

/** A way in a sea that has grown so much. */
const moveAll = ([from, over, under, to]: Way, x: number, y: number): Way => {
  const move = (point: Point): Point => ({ x: point.x * x, y: point.y * y });
  return [move(from), move(over), move(under), move(to)];
};

const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Fish at most, all shoals together. */
const most = 26;
const between = (from: number, to: number) => from + Math.random() * (to - from);

/**
 * Lets fish come and go. What swims here is scenery: a bullet's number and the fish that it hits decide, not where or
 * when it was. Without motion the fish stand in rows, and another comes when one is caught.
 */
export const createShoals = ({
  skin,
  ratios,
  isStill,
}: {
  skin: FishingSkin;
  /** Height of each fish's picture by its width. */
  ratios: Readonly<Record<string, number>>;
  isStill: boolean;
}) => {
  let swimmers: Swimmer[] = [];
  let sea: Sea = { width: 1, height: 1 };
  let next = 0;
  let wait = 0;
  const names = Object.keys(skin.fish);
  const side = () => Math.sqrt(sea.width * sea.height);

  /** A way through the sea: from one side to another, and from above in any direction. */
  const wayOf = (pad: number): [Point, Point, Point, Point] => {
    const { width, height } = sea;
    const y = () => between(Math.max(0.14, (skin.surface ?? 0) + 0.1), 0.76) * height;
    const isUpright = skin.isFromAbove && Math.random() < 0.5;
    if (isUpright) {
      const x = () => between(0.1, 0.9) * width;
      const way: [Point, Point, Point, Point] = [
        { x: x(), y: -pad },
        { x: x(), y: height * 0.33 },
        { x: x(), y: height * 0.66 },
        { x: x(), y: height + pad },
      ];
      return Math.random() < 0.5 ? way : (way.toReversed() as typeof way);
    }
    const way: [Point, Point, Point, Point] = [
      { x: -pad, y: y() },
      { x: width * 0.33, y: y() },
      { x: width * 0.66, y: y() },
      { x: width + pad, y: y() },
    ];
    return Math.random() < 0.5 ? way : (way.toReversed() as typeof way);
  };

  const add = (name: string, from = 0) => {
    const look = skin.fish[name];
    if (!look) return;
    const width = (look.size / 100) * side();
    const height = width * (ratios[name] ?? 0.6);
    const way = wayOf(width * 1.3);
    const length = Math.hypot(way[3].x - way[0].x, way[3].y - way[0].y);
    const lasts = length / ((look.speed / 100) * side());
    for (let at = 0; at < look.shoal; at += 1) {
      const row = Math.ceil(at / 2) * (at % 2 ? 1 : -1);
      const one: Swimmer = {
        id: (next += 1),
        name,
        look,
        width,
        height,
        x: 0,
        y: 0,
        angle: 0,
        way,
        beside: { x: between(-0.2, 0.2) * width, y: row * height * 1.05 },
        age: (from - Math.abs(row) * 0.02) * lasts,
        lasts,
        phase: between(0, 7),
        startled: 0,
        caught: undefined,
      };
      moveSwimmer(one, 0, 1);
      swimmers.push(one);
    }
  };

  /** Sets the fish in rows, the surest below. */
  const stand = () => {
    const wide = sea.width > sea.height;
    const columns = wide ? 4 : 2;
    const rows = Math.ceil(names.length / columns);
    swimmers = names.flatMap((name, at) => {
      const look = skin.fish[name];
      if (!look) return [];
      const cell = { width: sea.width / columns, height: (sea.height * 0.72) / rows };
      const ratio = ratios[name] ?? 0.6;
      const width = Math.min((look.size / 100) * side(), cell.width * 0.9, (cell.height * 0.9) / ratio);
      return {
        id: (next += 1),
        name,
        look,
        width,
        height: width * ratio,
        x: ((at % columns) + 0.5) * cell.width,
        y: sea.height * 0.18 + (rows - Math.floor(at / columns) - 0.5) * cell.height,
        angle: 0,
        way: undefined,
        beside: { x: 0, y: 0 },
        age: 0,
        lasts: 1,
        phase: 0,
        startled: 0,
        caught: undefined,
      };
    });
  };

  const oftens = names.flatMap((name) => Array.from({ length: skin.fish[name]?.often ?? 0 }, () => name));
  const large = oftens.filter((name) => (skin.fish[name]?.shoal ?? 0) <= 2);
  const come = (from = 0, choice = oftens) => {
    const name = choice[Math.floor(Math.random() * choice.length)];
    if (name === undefined || (name === skin.boss && swimmers.some((one) => one.name === name))) return;
    add(name, from);
  };

  return {
    all: (): readonly Swimmer[] => swimmers,
    /** The sea has another size: who is there stays at the same place of it. */
    resize: (size: Sea) => {
      const [x, y] = [size.width / sea.width, size.height / sea.height];
      const grown = Math.sqrt(x * y);
      sea = size;
      if (isStill) return stand();
      for (const one of swimmers) {
        if (one.way) one.way = moveAll(one.way, x, y);
        one.beside = { x: one.beside.x * grown, y: one.beside.y * grown };
        one.width *= grown;
        one.height *= grown;
        moveSwimmer(one, 0, 1);
      }
      for (let tries = 0; tries < 40 && swimmers.length < most * 0.8; tries += 1) come(between(0.08, 0.75));
      return undefined;
    },
    /** Moves everybody on, slower below 1; in a storm it is the large ones that come. */
    move: (passed: number, slow: number, isStorm: boolean) => {
      const before = swimmers.length;
      swimmers = swimmers.filter((one) => moveSwimmer(one, passed, slow));
      if (isStill) {
        if (swimmers.length < before) stand();
        return;
      }
      wait -= passed;
      if (wait > 0 || swimmers.length >= most) return;
      wait = 0.7;
      come(0, isStorm ? large : oftens);
    },
    /** The fish that is nearest to a place. */
    nearest: (place: Point): Swimmer | undefined =>
      swimmers
        .filter(({ caught }) => caught === undefined)
        .toSorted((one, other) => away(one, place) - away(other, place))[0],
    /** The fish of a name that is best to aim at; one comes where there is none. */
    find: (name: string): Swimmer | undefined => {
      const { width, height } = sea;
      const seen = swimmers.filter(
        (one) =>
          one.name === name &&
          one.caught === undefined &&
          one.x > 0 &&
          one.x < width &&
          one.y > 0 &&
          one.y < height,
      );
      if (seen.length === 0 && !isStill && swimmers.every((one) => one.name !== name)) add(name);
      return seen.toSorted(
        (one, other) =>
          away(one, { x: width / 2, y: height / 2 }) - away(other, { x: width / 2, y: height / 2 }),
      )[0];
    },
  };
};

export type Shoals = ReturnType<typeof createShoals>;
