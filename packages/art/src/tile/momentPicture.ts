import { type ArtStyle, type Moment, momentSize } from '@marquee/reference';
import { oval } from '../pen/paths.ts';
import type { Pen } from '../pen/Pen.ts';
import { air } from '../scenes/air.ts';
import type { SceneDrawing } from '../scenes/Scene.ts';
import { scenes } from '../scenes/scenes.ts';
import { createCanvas } from './createCanvas.ts';
import { momentArt } from './momentArt.ts';

const { width, height } = momentSize;

const cloud =
  'M89 314C34 314 12 266 43 230C10 190 36 125 94 122C106 60 185 29 245 55C307 12 389 48 396 113C456 120 480 192 437 235C466 276 437 317 386 312C343 338 283 329 257 314C211 336 132 336 89 314Z';

/** What a scene is seen through, and its edge: a lacquered dish, a poster's arch, a sticker. Its corners stay clear, whatever page it lies on. */
const windows: Readonly<Record<ArtStyle, { shape: string; edge: (pen: Pen) => string }>> = {
  lacquer: {
    shape: oval(240, 184, 204, 152),
    edge: (pen) => pen.trim(oval(240, 184, 202, 150), 5) + pen.trim(oval(240, 184, 194, 142), 1.6),
  },
  poster: { shape: 'M48 336V184C48 92 134 26 240 26S432 92 432 184V336Z', edge: () => '' },
  sticker: { shape: cloud, edge: (pen) => pen.line(cloud, '#ffffff', 10) },
};

/** What stands where a page has nothing to show, as SVG text: a scene whose objects look out of its window. */
export const momentPicture = (moment: Moment, name: ArtStyle): string => {
  const { scene: place, palette, air: floating, objects } = momentArt[moment];
  const canvas = createCanvas(`moment${moment}`, {
    palette,
    light: 'left',
    seed: `moment:${moment}`,
    style: name,
  });
  const { pen, style, put } = canvas;
  const stage = { width, height, x: width / 2, y: height / 2 };
  const scene: SceneDrawing = scenes[place];
  const { shape, edge } = windows[name];
  const clip = `${name}-${moment}-window`;
  const within = (...parts: readonly string[]) => `<g clip-path="url(#${clip})">${parts.join('')}</g>`;
  return canvas.svg(
    width,
    height,
    [
      `<clipPath id="${clip}"><path d="${shape}"/></clipPath>`,
      within(style.ground(pen, stage), scene.far(pen, stage), air(pen, floating, stage, false)),
      edge(pen),
      ...objects.map(([subject, x, y, size, turn]) =>
        put(subject, { x: stage.x + x, y: stage.y + y, size, turn }),
      ),
      within(scene.near?.(pen, stage) ?? ''),
    ].join(''),
  );
};
