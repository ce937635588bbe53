import type { Handlers } from '#kernel';
import { addStaffPicture } from './addStaffPicture.ts';
import { discardStaffContent } from './discardStaffContent.ts';
import { getStaffContent } from './getStaffContent.ts';
import { getStaffContents } from './getStaffContents.ts';
import { previewStaffContent } from './previewStaffContent.ts';
import { publishStaffContent } from './publishStaffContent.ts';
import { saveStaffContent } from './saveStaffContent.ts';
import { withdrawStaffContent } from './withdrawStaffContent.ts';

/** Handlers of the console's calls about what players read. */
export const contentStaffHandlers = {
  getStaffContents,
  getStaffContent,
  saveStaffContent,
  discardStaffContent,
  publishStaffContent,
  withdrawStaffContent,
  previewStaffContent,
  addStaffPicture,
} satisfies Partial<Handlers>;
