import { style } from '@vanilla-extract/css';
import { wide } from '../frame/wide.ts';

export const phoneOnly = style({ '@media': { [wide.tablet]: { display: 'none' } } });
