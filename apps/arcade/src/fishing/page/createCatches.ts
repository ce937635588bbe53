import type { Point } from './Swimmer.ts';

type Net = Point & { age: number; size: number };
type Coin = { from: Point; to: Point; lift: number; age: number; lasts: number };
type Label = Point & { text: string; age: number; isBig: boolean };

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Nets that open, coins that fly to the cannon, and what was won, above the fish. */
export const createCatches = (isStill: boolean, accent: string) => {
  let nets: Net[] = [];
  let coins: Coin[] = [];
  let labels: Label[] = [];
  return {
    net: (at: Point, size: number) => {
      nets.push({ ...at, age: 0, size });
    },
    prize: (at: Point, to: Point, { text, pays, isBig }: { text: string; pays: number; isBig: boolean }) => {
      labels.push({ ...at, text, age: 0, isBig });
      if (isStill) return;
      for (let coin = 0; coin < Math.min(26, 4 + pays / 3); coin += 1)
        coins.push({
          from: { x: at.x + (Math.random() - 0.5) * 50, y: at.y + (Math.random() - 0.5) * 50 },
          to,
          lift: 40 + Math.random() * 90,
          age: -coin * 0.03,
          lasts: 0.7 + Math.random() * 0.4,
        });
    },
    tell: (at: Point, text: string) => {
      labels.push({ ...at, text, age: 0, isBig: true });
    },
    isEmpty: () => nets.length + coins.length + labels.length === 0,
    move: (passed: number) => {
      for (const one of [...nets, ...coins, ...labels]) one.age += passed;
      nets = nets.filter(({ age }) => age < 0.55);
      coins = coins.filter(({ age, lasts }) => age < lasts);
      labels = labels.filter(({ age, isBig }) => age < (isBig ? 2.4 : 1.4));
    },
    draw: (context: CanvasRenderingContext2D, side: number, width: number) => {
      for (const { x, y, age, size } of nets) {
        const open = size * (isStill ? 1 : easeOut(Math.min(1, age / 0.25)));
        context.globalAlpha = Math.max(0, 1 - age / 0.55);
        context.strokeStyle = '#ffffff';
        context.lineWidth = 1.6;
        context.beginPath();
        for (let spoke = 0; spoke < 8; spoke += 1) {
          const angle = (spoke * Math.PI) / 4;
          context.moveTo(x, y);
          context.lineTo(x + Math.cos(angle) * open, y + Math.sin(angle) * open);
        }
        for (const ring of [0.35, 0.68, 1]) {
          context.moveTo(x + open * ring, y);
          for (let corner = 1; corner <= 8; corner += 1) {
            const angle = (corner * Math.PI) / 4;
            const mid = angle - Math.PI / 8;
            context.quadraticCurveTo(
              x + Math.cos(mid) * open * ring * 0.82,
              y + Math.sin(mid) * open * ring * 0.82,
              x + Math.cos(angle) * open * ring,
              y + Math.sin(angle) * open * ring,
            );
          }
        }
        context.stroke();
      }
      context.globalAlpha = 1;
      const radius = Math.max(5, side * 0.013);
      for (const { from, to, lift, age, lasts } of coins) {
        if (age < 0) continue;
        const part = age / lasts;
        const ease = part * part;
        const x = from.x + (to.x - from.x) * ease;
        const y = from.y + (to.y - from.y) * ease - Math.sin(part * Math.PI) * lift;
        context.fillStyle = '#ffd24a';
        context.strokeStyle = '#7a4a00';
        context.lineWidth = 1.5;
        context.beginPath();
        context.ellipse(x, y, radius * Math.max(0.25, Math.abs(Math.cos(age * 12))), radius, 0, 0, 7);
        context.fill();
        context.stroke();
      }
      context.textAlign = 'center';
      context.lineJoin = 'round';
      for (const { x, y, text, age, isBig } of labels) {
        const size = Math.max(16, side * (isBig ? 0.075 : 0.042));
        const up = isStill ? 0 : Math.min(1, age) * side * 0.07;
        context.font = `800 ${size}px system-ui, 'Noto Sans', sans-serif`;
        const half = context.measureText(text).width / 2 + 6;
        const at = Math.min(Math.max(x, half), Math.max(half, width - half));
        context.globalAlpha = Math.min(1, Math.max(0, (isBig ? 2.4 : 1.4) - age) * 2);
        context.strokeStyle = 'rgb(20 8 0 / 90%)';
        context.lineWidth = size * 0.2;
        context.strokeText(text, at, Math.max(size, y - up));
        context.fillStyle = accent;
        context.fillText(text, at, Math.max(size, y - up));
      }
      context.globalAlpha = 1;
    },
  };
};
