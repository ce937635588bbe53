import type { FishingSkin } from '../FishingSkin.ts';
import type { Swimmer } from './Swimmer.ts';

/** What is drawn into; times are seconds. */
export type Water = {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  time: number;
  colours: FishingSkin['colours'];
};

const shine = ({ context, width, height, time, colours }: Water) => {
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.fillStyle = colours.glow;
  for (let at = 0; at < 4; at += 1) {
    context.globalAlpha = 0.035 + 0.03 * Math.sin(time * 0.7 + at * 1.9);
    const x = width * (0.1 + at * 0.26) + Math.sin(time * 0.25 + at) * width * 0.06;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + width * 0.08, 0);
    context.lineTo(x + width * 0.26, height);
    context.lineTo(x + width * 0.04, height);
    context.fill();
  }
  context.restore();
};

const bubbles = ({ context, width, height, time }: Water, surface: number) => {
  context.strokeStyle = 'rgb(255 255 255 / 55%)';
  context.fillStyle = 'rgb(255 255 255 / 12%)';
  context.lineWidth = 1.2;
  for (let at = 0; at < 16; at += 1) {
    const rise = (time * (18 + (at % 5) * 7) + at * 97) % (height * (1 - surface) + 20);
    const x = ((at * 211) % 1000) * 0.001 * width + Math.sin(time * 1.4 + at) * 8;
    context.beginPath();
    context.arc(x, height + 20 - rise, 2 + (at % 4) * 1.7, 0, 7);
    context.fill();
    context.stroke();
  }
};

const sparkles = ({ context, width, height, time, colours }: Water) => {
  context.fillStyle = colours.glow;
  for (let at = 0; at < 40; at += 1) {
    const x = (((at * 379) % 1000) / 1000) * width + Math.sin(time * 0.4 + at) * 14;
    const y = (((at * 613) % 1000) / 1000) * height + Math.cos(time * 0.3 + at * 2) * 12;
    context.globalAlpha = 0.35 + 0.35 * Math.sin(time * 1.6 + at * 1.3);
    context.beginPath();
    context.arc(x, y, 1 + (at % 3) * 0.8, 0, 7);
    context.fill();
  }
  context.globalAlpha = 1;
};

const ripples = ({ context, width, height, time, colours }: Water) => {
  context.strokeStyle = colours.glow;
  context.lineWidth = 1.5;
  for (let at = 0; at < 6; at += 1) {
    const part = (time * 0.16 + at / 6) % 1;
    const turn = Math.floor(time * 0.16 + at / 6);
    const x = (((at * 379 + turn * 211) % 1000) / 1000) * width;
    const y = (((at * 613 + turn * 337) % 1000) / 1000) * height;
    context.globalAlpha = 0.4 * (1 - part);
    for (const ring of [1, 0.6]) {
      context.beginPath();
      context.arc(x, y, 8 + part * 70 * ring, 0, 7);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
};

/** What moves in the water behind the fish. */
export const drawWater = (water: Water, { water: kind, surface = 0 }: FishingSkin): void => {
  if (kind === 'rays' || kind === 'night') shine(water);
  if (kind === 'night' || kind === 'dark') sparkles(water);
  if (kind === 'pond') ripples(water);
  else bubbles(water, surface);
};

const lilies = ({ context, width, height, time }: Water) => {
  const side = Math.sqrt(width * height);
  const places = [
    [0.06, 0.62, 0.085],
    [0.13, 0.72, 0.06],
    [0.93, 0.24, 0.09],
    [0.86, 0.14, 0.055],
    [0.3, 0.06, 0.06],
    [0.72, 0.95, 0.075],
  ] as const;
  for (const [at, [x, y, size]] of places.entries()) {
    context.save();
    context.translate(x * width + Math.sin(time * 0.5 + at) * 3, y * height + Math.cos(time * 0.4 + at) * 3);
    context.rotate(at * 1.3 + Math.sin(time * 0.3 + at) * 0.06);
    const radius = size * side;
    context.fillStyle = 'rgb(10 50 45 / 35%)';
    context.beginPath();
    context.arc(4, 8, radius, 0.3, 6);
    context.lineTo(4, 8);
    context.fill();
    context.fillStyle = at % 2 ? '#4fa352' : '#3d8f4a';
    context.strokeStyle = '#246b38';
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius, 0.3, 6);
    context.closePath();
    context.fill();
    context.stroke();
    context.strokeStyle = 'rgb(210 245 190 / 45%)';
    context.beginPath();
    for (let rib = 0; rib < 7; rib += 1) {
      context.moveTo(0, 0);
      context.lineTo(Math.cos(0.7 + rib * 0.8) * radius * 0.85, Math.sin(0.7 + rib * 0.8) * radius * 0.85);
    }
    context.stroke();
    if (at % 3 === 0)
      for (const [ring, colour] of [
        [0.42, '#f6a8cf'],
        [0.28, '#ffd6ea'],
      ] as const)
        for (let petal = 0; petal < 7; petal += 1) {
          const angle = petal * 0.898 + ring;
          context.fillStyle = colour;
          context.strokeStyle = '#c4608f';
          context.lineWidth = 1;
          context.beginPath();
          context.ellipse(
            Math.cos(angle) * radius * ring,
            Math.sin(angle) * radius * ring,
            radius * 0.24,
            radius * 0.12,
            angle,
            0,
            7,
          );
          context.fill();
          context.stroke();
        }
    context.restore();
  }
};

const rain = ({ context, width, height, time }: Water, isStorm: boolean) => {
  context.strokeStyle = isStorm ? 'rgb(210 235 255 / 55%)' : 'rgb(210 235 255 / 26%)';
  context.lineWidth = 1.4;
  context.beginPath();
  for (let at = 0; at < (isStorm ? 90 : 34); at += 1) {
    const fall = (time * (620 + (at % 7) * 60) + at * 151) % (height * 0.42);
    const x = (((at * 379) % 1000) / 1000) * width * 1.2 - fall * 0.3;
    context.moveTo(x, fall);
    context.lineTo(x - 7, fall + 22);
  }
  context.stroke();
  // One soft flash every five seconds: far below what could harm anybody.
  const flash = isStorm ? Math.max(0, 0.22 - (time % 5) * 0.5) : 0;
  if (flash > 0) {
    context.globalAlpha = flash;
    context.fillStyle = '#eaf6ff';
    context.fillRect(0, 0, width, height);
    context.globalAlpha = 1;
  }
};

/** What moves above the fish. */
export const drawAbove = (water: Water, { water: kind }: FishingSkin, isStorm: boolean): void => {
  if (kind === 'pond') lilies(water);
  if (kind === 'storm') rain(water, isStorm);
};

/** Lays darkness over the sea but for lights: fish that bring their own, and places such as the cannon's. */
export const createDarkness = (skin: FishingSkin) => {
  const shade = document.createElement('canvas');
  const layer = shade.getContext('2d') as CanvasRenderingContext2D;
  /** Of a quarter of the size: its edges are soft anyway. */
  const part = 4;
  return (
    { context, width, height, time }: Water,
    swimmers: readonly Swimmer[],
    places: readonly { x: number; y: number; radius: number }[],
  ) => {
    const [wide, tall] = [Math.ceil(width / part), Math.ceil(height / part)];
    if (shade.width !== wide || shade.height !== tall) [shade.width, shade.height] = [wide, tall];
    layer.globalCompositeOperation = 'copy';
    layer.fillStyle = 'rgb(2 8 18 / 72%)';
    layer.fillRect(0, 0, wide, tall);
    layer.globalCompositeOperation = 'destination-out';
    const lit = swimmers
      .filter(({ name }) => skin.lights?.includes(name))
      .map(({ x, y, width: size, id }) => ({
        x,
        y,
        radius: Math.max(50, size * 1.15) * (1 + 0.06 * Math.sin(time * 2 + id)),
      }));
    for (const { x, y, radius } of [...lit, ...places]) {
      const light = layer.createRadialGradient(x / part, y / part, 0, x / part, y / part, radius / part);
      light.addColorStop(0, 'rgb(0 0 0 / 100%)');
      light.addColorStop(0.45, 'rgb(0 0 0 / 75%)');
      light.addColorStop(1, 'rgb(0 0 0 / 0%)');
      layer.fillStyle = light;
      layer.beginPath();
      layer.arc(x / part, y / part, radius / part, 0, 7);
      layer.fill();
    }
    context.drawImage(shade, 0, 0, width, height);
  };
};
