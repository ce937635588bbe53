import { wide } from '../frame/wide.ts';
import { style } from '@vanilla-extract/css';

export const phoneOnly = style({ '@media': { [wide.tablet]: { display: 'none' } } });
