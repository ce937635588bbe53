import { style } from '@vanilla-extract/css';
import { wide } from '../frame/wide.ts';

// What follows on a phone stays out of sight, so that nothing in sight moves when the page comes.
export const page = style({ '@media': { [wide.belowDesktop]: { minBlockSize: '100dvh' } } });
