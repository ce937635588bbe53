import { cutTexts } from './cutTexts.ts';
import { letterSamples } from './letterSamples.ts';
import { movements } from './movements.ts';
import { overlappingTexts } from './overlappingTexts.ts';
import { pageOverflow } from './pageOverflow.ts';
import { textParts } from './textParts.ts';
import { untilQuiet } from './untilQuiet.ts';

declare global {
  interface Window {
    snapshotTools?: {
      untilQuiet: () => Promise<void>;
      /** What is wrong with the room on the page, a line each: texts that are cut or overlap, a page too wide. */
      roomProblems: () => string[];
      /** Marks what shows every letter of the page, and gives its selector. */
      letterSamples: () => string;
      /** What moves now, a line each. */
      movements: () => string[];
    };
  }
}

/** Gives whoever takes pictures of the stories the tools that work inside of the page. */
export const provideSnapshotTools = (): void => {
  window.snapshotTools = {
    untilQuiet: () => untilQuiet(document.body),
    roomProblems: () => {
      const parts = textParts();
      const cut = cutTexts(parts);
      // A text that leaves the page widens it: one reason, one line.
      return [...cut, ...overlappingTexts(parts), ...(cut.length > 0 ? [] : pageOverflow())];
    },
    letterSamples,
    movements,
  };
};
