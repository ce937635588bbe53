import { tiles } from '../../domino/domino.ts';

const middle = [[9, 9]];
const corners = [
  [4.5, 4.5],
  [13.5, 13.5],
];
const others = [
  [13.5, 4.5],
  [4.5, 13.5],
];
const sides = [
  [4.5, 9],
  [13.5, 9],
];
/** Where pips of 0 to 6 lie on a half of eighteen. */
const pips = [
  [],
  middle,
  corners,
  [...middle, ...corners],
  [...corners, ...others],
  [...middle, ...corners, ...others],
  [...corners, ...others, ...sides],
];

const Half = ({ count, x }: { count: number; x: number }) =>
  (pips[count] ?? []).map(([cx = 0, cy = 0]) => (
    <circle key={`${cx}:${cy}`} cx={cx + x} cy={cy} r="2" className={`pip n${count}`} />
  ));

/** How a tile is written, such as 3|5. */
export const tileName = (tile: number) => (tiles[tile] ?? []).join('|');

/** A domino, lying; standing it is turned by the page. */
export const DominoTile = ({ tile, isTurned = false }: { tile: number; isTurned?: boolean }) => {
  const [low = 0, high = 0] = tiles[tile] ?? [];
  const [left, right] = isTurned ? [high, low] : [low, high];
  return (
    <svg className="domino-tile" viewBox="-1 -1 38 20" aria-hidden="true">
      <rect x="-.5" y="-.5" width="37" height="19" rx="3.5" />
      <path d="M18 2V16" />
      <Half count={left} x={0} />
      <Half count={right} x={18} />
    </svg>
  );
};
