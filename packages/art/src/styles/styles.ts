import type { ArtStyle } from '@marquee/reference';
import { lacquer } from './lacquer.ts';
import { poster } from './poster.ts';
import { sticker } from './sticker.ts';
import type { StyleRules } from './StyleRules.ts';

/** How pictures of each style are drawn. */
export const styles: Readonly<Record<ArtStyle, StyleRules>> = { lacquer, poster, sticker };
