import { cutTexts } from './cutTexts.ts';
import { overlappingTexts } from './overlappingTexts.ts';
import { textParts } from './textParts.ts';
import { untilQuiet } from './untilQuiet.ts';

declare global {
  interface Window {
    snapshotTools?: {
      untilQuiet: () => Promise<void>;
      /** What is wrong with the texts on the page, a line each. */
      textProblems: () => string[];
    };
  }
}

/** Gives whoever takes pictures of the stories the tools that work inside of the page. */
export const provideSnapshotTools = (): void => {
  window.snapshotTools = {
    untilQuiet: () => untilQuiet(document.body),
    textProblems: () => {
      const parts = textParts();
      return [...cutTexts(parts), ...overlappingTexts(parts)];
    },
  };
};
