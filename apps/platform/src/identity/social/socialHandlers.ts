import type { Handlers } from '#kernel';
import { finishSocial } from './finishSocial.ts';
import { getSocialLinks } from './getSocialLinks.ts';
import { linkSocial } from './linkSocial.ts';
import { startSocial } from './startSocial.ts';
import { unlinkSocial } from './unlinkSocial.ts';

/** Handlers of social sign-in. */
export const socialHandlers = {
  startSocial,
  finishSocial,
  getSocialLinks,
  linkSocial,
  unlinkSocial,
} satisfies Partial<Handlers>;
