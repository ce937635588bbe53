import type { SlotStep, SlotWin } from '../SlotStep.ts';

type Options = {
  canvas: HTMLCanvasElement;
  pictures: readonly HTMLImageElement[];
  colours: { deep: string; glow: string; accent: string };
  reels: number;
  rows: number;
  grid: SlotStep['grid'];
};
type Reel = {
  symbols: number[];
  speed: number;
  offset: number;
  stopsAt: number;
  final: readonly number[] | undefined;
};
type Spark = { x: number; y: number; dx: number; dy: number; life: number };

/** Symbols that a reel shows while it turns: everything but wild and scatter, which would promise too much. */
const anySymbol = () => 2 + Math.floor(Math.random() * 8);
/** How much of its cell a symbol fills. */
const restSize = 0.92;
const easeOut = (part: number) => 1 - (1 - part) ** 3;
const bounce = (part: number) => {
  const near = part - 1;
  return 1 + near * near * (2.7 * near + 1.7);
};

/**
 * Draws a slot's reels on a canvas: what they show is told, and only the way there is drawn. Without motion everything
 * stands at once. Each motion resolves when it has come to rest.
 */
export const createReels = ({ canvas, pictures, colours, reels: count, rows, grid: first }: Options) => {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let cell = 80;
  let grid = first.map((reel) => [...reel]);
  let turning: Reel[] | undefined;
  let drops: number[][] | undefined;
  let lit: readonly SlotWin[] = [];
  let litAt = 0;
  let sparks: Spark[] = [];
  let running = 0;
  let before = 0;
  let hurry = false;
  let settle: (() => void) | undefined;
  /** The pictures as pixels: a browser draws one of SVG from its shapes each time, and a frame has thirty. */
  let sprites: readonly CanvasImageSource[] = [];

  const drawSprites = (ratio: number) =>
    pictures.map((picture) => {
      const sprite = document.createElement('canvas');
      const side = Math.ceil(cell * restSize * ratio);
      sprite.width = side;
      sprite.height = side;
      if (picture.naturalWidth) sprite.getContext('2d')?.drawImage(picture, 0, 0, side, side);
      return sprite;
    });

  const resize = () => {
    const ratio = Math.min(2, devicePixelRatio);
    const { width, height } = (canvas.parentElement as HTMLElement).getBoundingClientRect();
    cell = Math.max(40, Math.floor(Math.min(width / count, height / rows, 150)));
    canvas.style.width = `${cell * count}px`;
    canvas.style.height = `${cell * rows}px`;
    canvas.width = cell * count * ratio;
    canvas.height = cell * rows * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    sprites = isStill ? pictures : drawSprites(ratio);
    draw(performance.now());
  };

  const symbolAt = (symbol: number, x: number, y: number, size = restSize, alpha = 1) => {
    const sprite = sprites[symbol];
    if (!sprite || !pictures[symbol]?.naturalWidth) return;
    const side = cell * size;
    context.globalAlpha = alpha;
    context.drawImage(sprite, x + (cell - side) / 2, y + (cell - side) / 2, side, side);
    context.globalAlpha = 1;
  };

  const ground = () => {
    context.clearRect(0, 0, cell * count, cell * rows);
    for (let reel = 0; reel < count; reel += 1) {
      context.fillStyle = reel % 2 ? 'rgb(0 0 0 / 34%)' : 'rgb(0 0 0 / 46%)';
      context.fillRect(reel * cell, 0, cell, cell * rows);
    }
  };

  const drawTurning = (reels: readonly Reel[]) => {
    for (const [at, reel] of reels.entries()) {
      for (const [index, symbol] of reel.symbols.entries())
        symbolAt(
          symbol,
          at * cell,
          (index - 1) * cell + reel.offset * cell,
          restSize,
          reel.speed > 8 ? 0.75 : 1,
        );
    }
  };

  const drawStill = (time: number) => {
    const cells = new Set(lit.flatMap((win) => win.cells));
    const pulse = isStill ? 1 : 0.5 + 0.5 * Math.sin((time - litAt) / 140);
    for (const [at, reel] of grid.entries()) {
      for (const [row, symbol] of reel.entries()) {
        const isLit = cells.has(at * rows + row);
        const y = row * cell + (drops?.[at]?.[row] ?? 0) * cell;
        if (isLit) {
          context.fillStyle = colours.glow;
          context.globalAlpha = 0.2 + 0.25 * pulse;
          context.fillRect(at * cell + 2, y + 2, cell - 4, cell - 4);
          context.globalAlpha = 1;
          context.strokeStyle = colours.accent;
          context.lineWidth = 3;
          context.strokeRect(at * cell + 3, y + 3, cell - 6, cell - 6);
        }
        symbolAt(
          symbol,
          at * cell,
          y,
          isLit ? restSize + (1 - restSize) * pulse : restSize,
          lit.length > 0 && !isLit ? 0.35 : 1,
        );
      }
    }
  };

  const drawSparks = (passed: number) => {
    context.fillStyle = colours.accent;
    for (const spark of sparks) {
      spark.x += spark.dx * passed;
      spark.y += spark.dy * passed;
      spark.dy += 600 * passed;
      spark.life -= passed;
      context.globalAlpha = Math.max(0, spark.life);
      context.beginPath();
      context.arc(spark.x, spark.y, 3, 0, 7);
      context.fill();
    }
    context.globalAlpha = 1;
    sparks = sparks.filter(({ life }) => life > 0);
  };

  const moveReel = (reel: Reel, at: number, passed: number, time: number) => {
    if (reel.speed === 0) return;
    reel.offset += reel.speed * passed;
    while (reel.offset >= 1) {
      reel.offset -= 1;
      reel.symbols.pop();
      reel.symbols.unshift(anySymbol());
    }
    if (!reel.final || (time < reel.stopsAt && !hurry)) return;
    reel.symbols = [anySymbol(), ...reel.final, anySymbol()];
    reel.speed = 0;
    reel.offset = 0;
    grid[at] = [...reel.final];
  };

  function draw(time: number) {
    const passed = Math.min(0.05, (time - before) / 1000);
    before = time;
    ground();
    if (turning) {
      turning.forEach((reel, at) => moveReel(reel, at, passed, time));
      drawTurning(turning);
      if (turning.every(({ speed }) => speed === 0)) {
        turning = undefined;
        settle?.();
      }
    } else drawStill(time);
    drawSparks(passed);
  }

  const tick = (time: number) => {
    draw(time);
    running =
      turning || drops || sparks.length > 0 || (lit.length > 0 && !isStill) ? requestAnimationFrame(tick) : 0;
  };
  const wake = () => {
    if (running) return;
    before = performance.now();
    running = requestAnimationFrame(tick);
  };

  const watcher = new ResizeObserver(resize);
  watcher.observe(canvas.parentElement as HTMLElement);

  return {
    /** Lets the reels turn until `land` says where they stop. */
    spin: () => {
      lit = [];
      hurry = false;
      if (isStill) return;
      turning = grid.map((reel) => ({
        symbols: [anySymbol(), ...reel, anySymbol()],
        speed: 16,
        offset: 0,
        stopsAt: Infinity,
        final: undefined,
      }));
      wake();
    },
    /** Stops the reels one after another; `false` is where nothing turned. */
    land: (next: SlotStep['grid']) =>
      new Promise<void>((resolve) => {
        if (!turning) {
          grid = next.map((reel) => [...reel]);
          wake();
          resolve();
          return;
        }
        settle = resolve;
        const now = performance.now();
        turning.forEach((reel, at) => {
          reel.final = next[at];
          reel.stopsAt = now + 350 + at * 190;
        });
      }),
    /** Lets a whole grid fall in, or what has changed of it. */
    fall: (next: SlotStep['grid'], gone?: ReadonlySet<number>) =>
      new Promise<void>((resolve) => {
        lit = [];
        turning = undefined;
        grid = next.map((reel) => [...reel]);
        if (isStill) {
          wake();
          resolve();
          return;
        }
        // What stood above a gap comes down by as many cells as are gone below it; new symbols come from above.
        const heights = grid.map((reel, at) => {
          if (!gone) return reel.map(() => rows + 1 + at * 0.5);
          const missing = reel.flatMap((_, row) => (gone.has(at * rows + row) ? [row] : []));
          const kept = reel.flatMap((_, row) => (gone.has(at * rows + row) ? [] : [row]));
          return reel.map((_, row) =>
            row < missing.length ? missing.length : row - (kept[row - missing.length] ?? row),
          );
        });
        const began = performance.now();
        const length = gone ? 380 : 620;
        drops = heights.map((reel) => reel.map((height) => -height));
        const step = () => {
          const part = Math.min(1, (performance.now() - began) / (hurry ? 90 : length));
          drops = heights.map((reel) =>
            reel.map((height) => -height * (1 - (gone ? easeOut(part) : bounce(part)))),
          );
          if (part < 1) return void requestAnimationFrame(step);
          drops = undefined;
          resolve();
        };
        requestAnimationFrame(step);
        wake();
      }),
    /** Lights up what won. */
    light: (wins: readonly SlotWin[]) => {
      lit = wins;
      litAt = performance.now();
      if (!isStill)
        for (const at of new Set(wins.flatMap(({ cells }) => cells)))
          for (let index = 0; index < 5; index += 1)
            sparks.push({
              x: (Math.floor(at / rows) + 0.5) * cell,
              y: ((at % rows) + 0.5) * cell,
              dx: (Math.random() - 0.5) * 260,
              dy: -Math.random() * 260,
              life: 0.5 + Math.random() * 0.6,
            });
      wake();
    },
    /** Brings whatever moves to its end at once. */
    hurry: () => {
      hurry = true;
    },
    close: () => {
      watcher.disconnect();
      cancelAnimationFrame(running);
    },
  };
};

export type Reels = ReturnType<typeof createReels>;
