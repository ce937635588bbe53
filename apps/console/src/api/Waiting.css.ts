import { style } from '@vanilla-extract/css';

export const waiting = style({ display: 'grid', placeItems: 'center', minBlockSize: '16rem' });
