import type { FishingSkin } from '../FishingSkin.ts';
import { createCatches } from './createCatches.ts';
import { createShoals } from './createShoals.ts';
import { createSprites, readPicture } from './createSprites.ts';
import { drawCannon } from './drawCannon.ts';
import { drawSong, drawSweep } from './drawBoss.ts';
import { createDarkness, drawAbove, drawWater, type Water } from './drawWater.ts';
import { isOn, type Point, type Swimmer } from './Swimmer.ts';

/** A bullet that has reached a fish. */
export type Hit = Point & { fish: string; swimmer: number };

type Bullet = Point & { angle: number; aim: string | undefined };
type Cannon = Point & { angle: number; kick: number };

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
  const [backdrop, ...read] = await Promise.all([
    readPicture(skin.backdrop),
    ...names.map((name) => readPicture(skin.fish[name]?.picture ?? '')),
  ]);
  const pictures = Object.fromEntries(names.map((name, at) => [name, read[at] as HTMLImageElement]));
  const ratios = Object.fromEntries(
    names.map((name, at) => [name, (read[at]?.naturalHeight ?? 1) / (read[at]?.naturalWidth || 1)]),
  );
  const shoals = createShoals({ skin, ratios, isStill });
  const sprite = createSprites(pictures, skin);
  const catches = createCatches(isStill, skin.colours.accent);
  const darken = createDarkness(skin);
  let hasBoss = false;
  /** How far the net's sweep is, from 0 to 1. */
  let sweep = 1;
  let cannons: Cannon[] = [];
  let bullets: Bullet[] = [];
  let aim: Point = { x: 0, y: 0 };
  let target: string | undefined;
  let [width, height, ratio, side] = [1, 1, 1, 1];
  let before = performance.now();
  let time = 0;
  let glow = 0;
  let frame = 0;

  /** The backdrop in the canvas's own size: painting a vector picture for each frame would be slow. */
  const scenery = document.createElement('canvas');
  const paintScenery = () => {
    scenery.width = canvas.width;
    scenery.height = canvas.height;
    if (!backdrop?.naturalWidth) return;
    const scale = Math.max(canvas.width / 1200, canvas.height / 900);
    // On a wide sea it is pressed a little before it is cut off.
    const tall = Math.max(canvas.height, 900 * scale * 0.72);
    scenery
      .getContext('2d')
      ?.drawImage(
        backdrop,
        (canvas.width - 1200 * scale) / 2,
        skin.holds === 'top' ? 0 : canvas.height - tall,
        1200 * scale,
        tall,
      );
  };

  const cannonFor = ({ x, y }: Point): Cannon =>
    cannons.toSorted(
      (one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y),
    )[0] ?? {
      x,
      y,
      angle: 0,
      kick: 0,
    };

  const turn = () => {
    const cannon = cannonFor(aim);
    cannon.angle = Math.atan2(aim.y - cannon.y, aim.x - cannon.x);
    return cannon;
  };

  const hit = (bullet: Point, one: Swimmer) => {
    one.startled = 0.5;
    catches.net(bullet, Math.max(side * 0.075, Math.min(one.width * 0.4, side * 0.16)));
    onHit({ x: bullet.x, y: bullet.y, fish: one.name, swimmer: one.id });
  };

  const moveBullet = (bullet: Bullet, passed: number): boolean => {
    const aimed = bullet.aim === undefined ? undefined : shoals.find(bullet.aim);
    if (aimed) bullet.angle = Math.atan2(aimed.y - bullet.y, aimed.x - bullet.x);
    const speed = Math.max(420, side * 1.15) * passed;
    bullet.x += Math.cos(bullet.angle) * speed;
    bullet.y += Math.sin(bullet.angle) * speed;
    if (bullet.x < 0 || bullet.x > width) bullet.angle = Math.PI - bullet.angle;
    if (bullet.y < 0 || bullet.y > height) bullet.angle = -bullet.angle;
    bullet.x = Math.min(width, Math.max(0, bullet.x));
    bullet.y = Math.min(height, Math.max(0, bullet.y));
    const found = shoals
      .all()
      .find(
        (one) =>
          one.caught === undefined &&
          (bullet.aim === undefined || one.name === bullet.aim) &&
          isOn(one, bullet),
      );
    if (found) hit(bullet, found);
    return !found;
  };

  const drawBullets = () => {
    for (const { x, y, angle } of bullets) {
      const size = Math.max(5, side * 0.012);
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      const trail = context.createLinearGradient(-size * 5, 0, 0, 0);
      trail.addColorStop(0, 'rgb(255 255 255 / 0%)');
      trail.addColorStop(1, skin.colours.accent);
      context.fillStyle = trail;
      context.fillRect(-size * 5, -size * 0.5, size * 5, size);
      context.fillStyle = '#ffffff';
      context.strokeStyle = skin.colours.accent;
      context.lineWidth = 2;
      context.beginPath();
      context.ellipse(0, 0, size * 1.3, size * 0.8, 0, 0, 7);
      context.fill();
      context.stroke();
      context.restore();
    }
  };

  const drawTarget = () => {
    const one = target === undefined ? undefined : shoals.find(target);
    if (!one) return;
    if (bullets.length === 0) aim = { x: one.x, y: one.y };
    const radius = Math.max(18, Math.max(one.width, one.height) * 0.46);
    context.save();
    context.translate(one.x, one.y);
    if (!isStill) context.rotate(time * 0.8);
    context.strokeStyle = skin.colours.accent;
    context.lineWidth = 3;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      context.beginPath();
      context.arc(0, 0, radius, quarter * 1.571 + 0.25, quarter * 1.571 + 1.3);
      context.stroke();
    }
    context.restore();
  };

  const bossInSight = () =>
    shoals
      .all()
      .find(
        ({ name, x, y, caught }) =>
          name === skin.boss && caught === undefined && x > 0 && x < width && y > 0 && y < height,
      );
  /** Every half minute the storm rises for twelve seconds. */
  const isStorm = () => skin.water === 'storm' && !isStill && time % 30 > 18;

  const watchBoss = () => {
    const isThere = bossInSight() !== undefined;
    if (isThere && !hasBoss && !isStill) catches.tell({ x: width / 2, y: height * 0.3 }, bossComes);
    hasBoss = isThere;
  };

  const draw = () => {
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.drawImage(scenery, 0, 0, width, height);
    const water: Water = { context, width, height, time, colours: skin.colours };
    drawWater(water, skin.water);
    for (const one of shoals.all()) sprite(context, one, ratio);
    const boss = bossInSight();
    if (boss && skin.bossDoes === 'slows') drawSong(water, boss, boss.width);
    drawAbove(water, skin.water, isStorm());
    if (skin.water === 'dark')
      darken(water, shoals.all(), [
        ...cannons.map(({ x, y }) => ({ x, y, radius: side * 0.3 })),
        ...bullets.map(({ x, y }) => ({ x, y, radius: side * 0.1 })),
        { ...aim, radius: side * 0.16 },
      ]);
    if (sweep < 1 && !isStill) drawSweep(water, sweep);
    drawTarget();
    drawBullets();
    if (glow > 0) {
      context.globalAlpha = glow * 0.4;
      context.fillStyle = skin.colours.accent;
      context.fillRect(0, 0, width, height);
      context.globalAlpha = 1;
    }
    const size = Math.min(64, Math.max(34, side * 0.075));
    const used = turn();
    for (const cannon of cannons)
      drawCannon(context, cannon, {
        size: cannon === used ? size : size * 0.85,
        angle: cannon.angle,
        kick: cannon.kick,
        colours: skin.colours,
      });
    catches.draw(context, side, width);
  };

  const tick = (now: number) => {
    const passed = Math.min(0.05, (now - before) / 1000);
    before = now;
    time += passed;
    glow = Math.max(0, glow - passed * 1.6);
    for (const cannon of cannons) cannon.kick = Math.max(0, cannon.kick - passed * 6);
    sweep = Math.min(1, sweep + passed / 1.2);
    shoals.move(passed, hasBoss && skin.bossDoes === 'slows' ? 0.45 : 1, isStorm());
    watchBoss();
    bullets = bullets.filter((bullet) => moveBullet(bullet, passed));
    catches.move(passed);
    draw();
    // Without motion, only what was won or caught has still to go.
    if (!isStill || !catches.isEmpty() || shoals.all().some(({ caught }) => caught !== undefined))
      frame = requestAnimationFrame(tick);
    else frame = 0;
  };
  const wake = () => {
    if (frame) return;
    before = performance.now();
    frame = requestAnimationFrame(tick);
  };

  const resize = () => {
    const box = (canvas.parentElement as HTMLElement).getBoundingClientRect();
    ratio = Math.min(2, devicePixelRatio);
    width = Math.max(1, box.width);
    height = Math.max(1, box.height);
    side = Math.sqrt(width * height);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    paintScenery();
    const inset = Math.max(14, side * 0.03);
    const places: Point[] =
      skin.cannons === 'middle'
        ? [{ x: width / 2, y: height - inset }]
        : [
            { x: inset, y: height - inset },
            { x: width - inset, y: height - inset },
            { x: width - inset, y: inset },
            { x: inset, y: inset },
          ];
    cannons = places.map((place) => ({
      ...place,
      angle: Math.atan2(height / 2 - place.y, width / 2 - place.x),
      kick: 0,
    }));
    aim = { x: width / 2, y: height * 0.4 };
    shoals.resize({ width, height });
    wake();
  };
  const watcher = new ResizeObserver(resize);
  watcher.observe(canvas.parentElement as HTMLElement);

  return {
    /** Bullets that fly and have hit nothing yet. */
    flying: () => bullets.length,
    /** Turns the cannon to a place. */
    aimAt: (place: Point) => {
      aim = place;
      wake();
    },
    /** Turns the cannon by radians. */
    turnBy: (by: number) => {
      const cannon = turn();
      aim = {
        x: cannon.x + Math.cos(cannon.angle + by) * side * 0.5,
        y: cannon.y + Math.sin(cannon.angle + by) * side * 0.5,
      };
      wake();
    },
    /** Lets bullets seek fish of a name; undefined lets them fly where the cannon aims. */
    seek: (name: string | undefined) => {
      target = name;
      wake();
    },
    shoot: () => {
      const sought = target === undefined ? undefined : shoals.find(target);
      if (sought) aim = { x: sought.x, y: sought.y };
      const cannon = turn();
      if (isStill) {
        const fish = shoals.all().filter(({ caught }) => caught === undefined);
        const found =
          fish.find(({ name }) => name === target) ??
          fish.toSorted(
            (one, other) =>
              Math.hypot(one.x - aim.x, one.y - aim.y) - Math.hypot(other.x - aim.x, other.y - aim.y),
          )[0];
        if (found) hit(found, found);
        wake();
        return;
      }
      cannon.kick = 1;
      bullets.push({
        x: cannon.x + Math.cos(cannon.angle) * 30,
        y: cannon.y + Math.sin(cannon.angle) * 30,
        angle: cannon.angle,
        aim: target,
      });
    },
    /** Shows what came of a hit: its prize in bullets' prices, as `text`, or nothing. */
    settle: ({ x, y, swimmer }: Hit, pays: number, text: string) => {
      if (pays === 0) return;
      const one = shoals.all().find(({ id }) => id === swimmer);
      if (one) one.caught ??= isStill ? 0.5 : 0;
      const place = one ?? { x, y };
      const isBig = pays >= 50;
      if (one?.name === skin.boss && skin.bossDoes === 'sweeps') {
        sweep = 0;
        for (const other of shoals.all()) other.startled = 0.8;
      }
      catches.prize(place, cannonFor(place), { text, pays, isBig });
      if (isBig && !isStill) glow = 1;
      wake();
    },
    close: () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    },
  };
};

export type Sea = Awaited<ReturnType<typeof createSea>>;
