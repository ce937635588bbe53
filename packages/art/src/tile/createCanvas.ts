import type { ArtStyle } from '@marquee/reference';
import { type Brush, createBrush } from '../Brush.ts';
import { gamePalettes, type GamePalette } from '../colours/gamePalettes.ts';
import { createRandom } from '../createRandom.ts';
import { createPen } from '../pen/createPen.ts';
import type { Light, Pen } from '../pen/Pen.ts';
import type { Stage } from '../scenes/Scene.ts';
import { type SceneName, scenes } from '../scenes/scenes.ts';
import { placed } from '../shapes.ts';
import { styles } from '../styles/styles.ts';
import type { StyleRules } from '../styles/StyleRules.ts';
import { type Subject, subjects } from '../subjects/subjects.ts';

/** Where an object stands, how large and how turned. */
export type Stand = { x: number; y: number; size: number; turn?: number; flip?: boolean };

/** What one picture is drawn with. */
export type Canvas = {
  brush: Brush;
  pen: Pen;
  style: StyleRules;
  /** An object set apart from what is behind it. */
  put: (subject: Subject, at: Stand) => string;
  /** The foreground of a scene. */
  front: (scene: SceneName, stage: Stage) => string;
  /** The whole picture as SVG text. */
  svg: (width: number, height: number, body: string) => string;
};

/** Makes what a picture is drawn with; `id` tells its ids from those of others on the same page. */
export const createCanvas = (
  id: string,
  {
    seed,
    palette,
    light,
    style: name,
  }: { seed: string; palette: GamePalette; light: Light; style: ArtStyle },
): Canvas => {
  const style = styles[name];
  const colours = style.wear(gamePalettes[palette]);
  const prefix = `${name[0]}${id.replaceAll(/[^a-zA-Z0-9]/g, '')}-`;
  const brush = createBrush(prefix, createRandom(seed), colours);
  const pen = createPen(brush, style, light);
  const filter = `<filter id="${prefix}apart" x="-20%" y="-20%" width="140%" height="140%">${style.apart(colours)}</filter><filter id="${prefix}front" x="-5%" y="-5%" width="110%" height="110%">${style.front(colours)}</filter>`;
  return {
    brush,
    pen,
    style,
    put: (subject, at) =>
      `<g filter="url(#${prefix}apart)">${placed(subjects[subject](pen), at.x, at.y, at)}</g>`,
    front: (scene, stage) => `<g filter="url(#${prefix}front)">${scenes[scene].near(pen, stage)}</g>`,
    svg: (width, height, body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${brush.defs()}${filter}</defs>${body}</svg>`,
  };
};
