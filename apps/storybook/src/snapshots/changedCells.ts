import { cellSize, type Fingerprint } from './fingerprint.ts';

/** A part of a picture in pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** The cells of a picture that are not as they were. One of another size is compared as far as both reach. */
export const changedCells = (before: Fingerprint, now: Fingerprint): Area[] => {
  const edge = cellSize(now.width);
  const columns = Math.ceil(now.width / edge);
  const isSameWidth = before.width === now.width;
  return [...now.cells].flatMap((cell, index) => {
    if (isSameWidth && before.cells[index] === cell) return [];
    return { x: (index % columns) * edge, y: Math.floor(index / columns) * edge, width: edge, height: edge };
  });
};
