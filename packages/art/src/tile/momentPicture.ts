import { type ArtStyle, type Moment, momentSize } from '@marquee/reference';
import { air } from '../scenes/air.ts';
import type { SceneDrawing } from '../scenes/Scene.ts';
import { scenes } from '../scenes/scenes.ts';
import { createCanvas } from './createCanvas.ts';
import { momentArt } from './momentArt.ts';

const { width, height } = momentSize;

/** A pebble that the scene is seen through: its corners stay clear, whatever page it lies on. */
const pebble =
  'M58 188C46 96 118 34 226 30C338 26 426 76 434 168C442 262 376 322 252 330C142 337 70 286 58 188Z';

/** What stands where a page has nothing to show, as SVG text: a scene in a pebble that its objects look out of. */
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
  const clip = `${name}-${moment}-pebble`;
  const within = (...parts: readonly string[]) => `<g clip-path="url(#${clip})">${parts.join('')}</g>`;
  return canvas.svg(
    width,
    height,
    [
      `<clipPath id="${clip}"><path d="${pebble}"/></clipPath>`,
      within(style.ground(pen, stage), scene.far(pen, stage), air(pen, floating, stage, false)),
      ...objects.map(([subject, x, y, size, turn]) =>
        put(subject, { x: stage.x + x, y: stage.y + y, size, turn }),
      ),
      within(scene.near?.(pen, stage) ?? ''),
    ].join(''),
  );
};
