import { msg } from '@marquee/i18n/msg';

/** What fish are called. */
export const fishTexts = {
  herring: msg`Herring`,
  clownfish: msg`Clownfish`,
  tang: msg`Blue tang`,
  puffer: msg`Pufferfish`,
  turtle: msg`Turtle`,
  ray: msg`Ray`,
  swordfish: msg`Swordfish`,
  shark: msg`Shark`,
  whale: msg`Whale`,
} as const;
