import type { FishingSkin } from '../FishingSkin.ts';
import { createBullets } from './createBullets.ts';
import { createCannons } from './createCannons.ts';
import { createCatches } from './createCatches.ts';
import { createScenery } from './createScenery.ts';
import { createShoals } from './createShoals.ts';
import { createSprites, readPicture } from './createSprites.ts';
import { drawSong, drawSweep } from './drawBoss.ts';
import { drawTarget } from './drawTarget.ts';
import { createDarkness, drawAbove, drawWater, type Water } from './drawWater.ts';
import type { Point, Swimmer } from './Swimmer.ts';

/** A bullet that has reached a fish. */
export type Hit = Point & { fish: string; swimmer: number };

type Options = {
  canvas: HTMLCanvasElement;
  skin: FishingSkin;
  /** What is said when the boss comes. */
  bossComes: string;
  /** A bullet has hit; what it paid is told by `settle`. */
  onHit: (hit: Hit) => void;
};

/** The sea of a fishing game, drawn on a canvas that fills its parent. Without motion everything stands. */
export const createSea = async ({ canvas, skin, bossComes, onHit }: Options) => {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const names = Object.keys(skin.fish);
  const [scenery, ...read] = await Promise.all([
    createScenery(skin),
    ...names.map((name) => readPicture(skin.fish[name]?.picture ?? '')),
  ]);
  const pictures = Object.fromEntries(names.map((name, at) => [name, read[at] as HTMLImageElement]));
  const ratios = Object.fromEntries(
    names.map((name, at) => [name, (read[at]?.naturalHeight ?? 1) / (read[at]?.naturalWidth || 1)]),
  );
  let [width, height, ratio, side] = [1, 1, 1, 1];
  let target: string | undefined;
  let before = performance.now();
  let time = 0;
  let hasBoss = false;
  /** The light of a great catch, from 1 to 0, and how far the net's sweep is, from 0 to 1. */
  let [glow, sweep] = [0, 1];
  let frame = 0;

  const shoals = createShoals({ skin, ratios, isStill });
  const sprite = createSprites(pictures, skin);
  const catches = createCatches(isStill, skin.colours.accent);
  const cannons = createCannons(skin);
  const darken = createDarkness(skin);
  const hit = ({ x, y }: Point, one: Swimmer) => {
    one.startled = 0.5;
    catches.net({ x, y }, Math.max(side * 0.075, Math.min(one.width * 0.4, side * 0.16)));
    onHit({ x, y, fish: one.name, swimmer: one.id });
  };
  const bullets = createBullets(shoals, skin.colours.accent, hit);

  /** Every half minute the storm rises for twelve seconds. */
  const isStorm = () => skin.water === 'storm' && !isStill && time % 30 > 18;
  const bossInSight = () =>
    shoals
      .all()
      .find(
        ({ name, x, y, caught }) =>
          name === skin.boss && caught === undefined && x > 0 && x < width && y > 0 && y < height,
      );
  const sought = () => (target === undefined ? undefined : shoals.find(target));

  const draw = () => {
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const water: Water = { context, width, height, time, colours: skin.colours };
    scenery.draw(context, width, height);
    drawWater(water, skin);
    for (const one of shoals.all()) sprite(context, one, ratio);
    const boss = bossInSight();
    if (boss && skin.bossDoes === 'slows') drawSong(water, boss, boss.width);
    drawAbove(water, skin, isStorm());
    if (skin.water === 'dark')
      darken(water, shoals.all(), [
        ...cannons.all().map(({ x, y }) => ({ x, y, radius: side * 0.3 })),
        ...bullets.all().map(({ x, y }) => ({ x, y, radius: side * 0.1 })),
        { ...cannons.aim(), radius: side * 0.16 },
      ]);
    if (sweep < 1 && !isStill) drawSweep(water, sweep);
    const aimed = sought();
    if (aimed) drawTarget(water, aimed, isStill);
    bullets.draw(context, side);
    if (glow > 0) {
      context.globalAlpha = glow * 0.4;
      context.fillStyle = skin.colours.accent;
      context.fillRect(0, 0, width, height);
      context.globalAlpha = 1;
    }
    cannons.draw(context, side);
    catches.draw(context, side, width);
  };

  const move = (passed: number) => {
    // Rain falls far in the moment until the first frame.
    if (!isStill) time += passed;
    glow = Math.max(0, glow - passed * 1.6);
    sweep = Math.min(1, sweep + passed / 1.2);
    cannons.move(passed);
    shoals.move(passed, hasBoss && skin.bossDoes === 'slows' ? 0.45 : 1, isStorm());
    const isThere = bossInSight() !== undefined;
    if (isThere && !hasBoss && !isStill) catches.tell({ x: width / 2, y: height * 0.3 }, bossComes);
    hasBoss = isThere;
    bullets.move(passed, { width, height, side });
    catches.move(passed);
    const aimed = bullets.all().length === 0 ? sought() : undefined;
    if (aimed) cannons.aimAt(aimed);
  };

  const tick = (now: number) => {
    const passed = Math.min(0.05, (now - before) / 1000);
    before = now;
    move(passed);
    draw();
    // Without motion, only what was won or caught has still to go.
    const goesOn = !isStill || !catches.isEmpty() || shoals.all().some(({ caught }) => caught !== undefined);
    frame = goesOn ? requestAnimationFrame(tick) : 0;
  };
  const wake = () => {
    if (frame) return;
    before = performance.now();
    frame = requestAnimationFrame(tick);
  };

  const watcher = new ResizeObserver(() => {
    const box = (canvas.parentElement as HTMLElement).getBoundingClientRect();
    ratio = Math.min(2, devicePixelRatio);
    width = Math.max(1, box.width);
    height = Math.max(1, box.height);
    side = Math.sqrt(width * height);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    scenery.resize(canvas.width, canvas.height);
    cannons.place(width, height);
    shoals.resize({ width, height });
    wake();
  });
  watcher.observe(canvas.parentElement as HTMLElement);

  return {
    /** Bullets that fly and have hit nothing yet. */
    flying: () => bullets.all().length,
    /** Turns the cannon to a place. */
    aimAt: (place: Point) => {
      cannons.aimAt(place);
      wake();
    },
    /** Turns the cannon by radians. */
    turnBy: (by: number) => {
      cannons.turnBy(by, side * 0.5);
      wake();
    },
    /** Lets bullets seek fish of a name; undefined lets them fly where the cannon aims. */
    seek: (name: string | undefined) => {
      target = name;
      wake();
    },
    shoot: () => {
      const aimed = sought();
      if (aimed) cannons.aimAt(aimed);
      const cannon = cannons.shoot();
      if (!isStill) return bullets.shoot(cannon, cannon.angle, target);
      const found = aimed ?? shoals.nearest(cannons.aim());
      if (found) hit(found, found);
      return wake();
    },
    /** Shows what came of a hit: its prize in bullets' prices, as `text`, or nothing. */
    settle: ({ x, y, swimmer }: Hit, pays: number, text: string) => {
      if (pays === 0) return;
      const one = shoals.all().find(({ id }) => id === swimmer);
      if (one) one.caught ??= isStill ? 0.5 : 0;
      const place = one ?? { x, y };
      const isBig = pays >= 50;
      catches.prize(place, cannons.nearest(place), { text, pays, isBig });
      if (isBig && !isStill) glow = 1;
      if (one?.name === skin.boss && skin.bossDoes === 'sweeps') {
        sweep = 0;
        for (const other of shoals.all()) other.startled = 0.8;
      }
      wake();
    },
    close: () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    },
  };
};

export type Sea = Awaited<ReturnType<typeof createSea>>;
