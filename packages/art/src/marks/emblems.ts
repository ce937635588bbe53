import { both, starPoints } from '../shapes.ts';

/** One bold shape each, about 50 across around the origin, in the colour of its surroundings. */
export const emblems = {
  lantern:
    '<path d="M-8 -26H8V-20H-8ZM0 -17C9 -9 9 9 0 17C-9 9 -9 -9 0 -17ZM-8 20H8V25H-8ZM-2 25H2V29H-2Z"/>' +
    both('<path d="M9 -17C29 -12 29 12 9 17C16 7 16 -7 9 -17Z"/>'),
  tree:
    '<path d="M-26 1C-29 -9 -21 -14 -17 -14C-15 -24 -4 -28 2 -23C10 -27 20 -21 18 -13C27 -11 29 -1 24 2C12 6 -14 6 -26 1ZM-5 8H5C5 17 8 22 13 26H-13C-8 22 -5 17 -5 8Z"/>' +
    both('<path d="M10 8H13V17H10ZM17 7H20V22H17Z"/>'),
  waves: [-13, 3, 19]
    .map(
      (y) =>
        `<path d="M-24 ${y + 4}a8 9 0 0 1 16 0a8 9 0 0 1 16 0a8 9 0 0 1 16 0" fill="none" stroke="currentColor" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join(''),
  flame:
    '<path fill-rule="evenodd" d="M3 -27C5 -14 21 -8 20 8C19 19 9 26 0 26C-11 26 -20 19 -20 7C-20 -3 -13 -7 -11 -16C-5 -12 -4 -5 -3 -2C3 -8 5 -17 3 -27ZM0 21C8 16 9 7 2 -1C-8 6 -8 16 0 21Z"/>',
  fox: '<path fill-rule="evenodd" d="M-26 -24L-9 -12H9L26 -24L22 4L0 26L-22 4ZM-17 -2L-4 3L-8 6ZM17 -2L4 3L8 6ZM-16 7L-3 12L-1 20ZM16 7L3 12L1 20Z"/>',
  temple:
    '<path d="M0 -27L4 -21C9 -15 17 -12 27 -13L22 -6H-22L-27 -13C-17 -12 -9 -15 -4 -21ZM-3 -2H3V18H-3ZM-25 21H25V26H-25Z"/>' +
    both('<path d="M13 -2H19V18H13Z"/>'),
  star: `<circle r="16" fill="none" stroke="currentColor" stroke-width="3.5"/><polygon points="${starPoints(4, 28, 6)}"/>`,
  crane: '<path d="M-28 -20L-1 5L-11 11ZM16 -26L15 7L2 4ZM-11 15L1 9L15 11L3 26ZM18 9L21 -5L27 -2Z"/>',
  boat: '<path d="M-2 -27C-20 -17 -24 -2 -21 8H-2ZM3 -20C15 -12 20 0 19 8H3ZM-27 12H27C25 21 19 25 11 25H-13C-20 25 -25 20 -27 12Z"/>',
  court:
    '<path d="M-23 -23H23V23H-23ZM-11 -23A11 11 0 0 0 11 -23M-11 23V9H11V23" fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="round"/>',
  kite: '<g transform="rotate(24)"><path d="M-2 -28V-7H-18ZM2 -28V-7H18ZM-18 -3H-2V18ZM18 -3H2V18Z"/><path d="M0 18Q7 20 1 24T4 30" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round"/></g>',
  spool: `<path d="M-21 -26H21V-18H-21ZM-21 18H21V26H-21Z${[-15, -5, 5].map((y) => `M-16 ${y + 4}L16 ${y}V${y + 7}L-16 ${y + 11}Z`).join('')}"/>`,
  peaks:
    '<circle cx="-15" cy="-17" r="7.5"/><path d="M-27 18L-15 -1L-9 7L5 -24L14 0L18 -6L27 18ZM-27 22H27V27H-27Z"/>',
} as const;

/** The shape that stands for a studio. */
export type Emblem = keyof typeof emblems;
