import { style } from '@vanilla-extract/css';

/** Room for a finger without a taller line than the other labels have. */
export const forgot = style({ marginBlock: '-0.75rem' });
