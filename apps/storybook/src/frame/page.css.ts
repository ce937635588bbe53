import { globalStyle } from '@vanilla-extract/css';

// A story has no long page whose scrollbar could come and go; a kept gutter would stand beside it as a bare strip.
globalStyle(':root', { scrollbarGutter: 'auto' });
