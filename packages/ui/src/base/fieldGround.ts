import { vars } from '../theme/theme.css.ts';

/** Ground of what is written or chosen in: sunken in the dark, and in the light as clear as paper. */
export const fieldGround = [
  vars.color.surfaceSunken,
  `light-dark(${vars.color.surfaceRaised}, ${vars.color.surfaceSunken})`,
];
