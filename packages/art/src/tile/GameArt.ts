import type { GamePalette } from '../colours/gamePalettes.ts';
import type { Light } from '../pen/Pen.ts';
import type { Air } from '../scenes/air.ts';
import type { SceneName } from '../scenes/scenes.ts';
import type { Subject } from '../subjects/subjects.ts';

/** How near the object is and from where it is seen. */
export type Camera = 'close' | 'whole' | 'low' | 'left' | 'right';

/** Where a second object stands. */
export type Place = 'left' | 'right' | 'behind' | 'facing';

/** What a game's picture shows: its own, not its category's. */
export type GameArt = {
  subject: Subject;
  second?: readonly [subject: Subject, place: Place];
  scene: SceneName;
  palette: GamePalette;
  light: Light;
  camera: Camera;
  /** What floats in the air; what is usual in the scene unless told. */
  air?: Air;
};
