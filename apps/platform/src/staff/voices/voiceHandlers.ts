import type { Handlers } from '#kernel';
import { answerStaffVoice } from './answerStaffVoice.ts';
import { assignStaffVoice } from './assignStaffVoice.ts';
import { getStaffVoice } from './getStaffVoice.ts';
import { getStaffVoices } from './getStaffVoices.ts';
import { getStaffVoiceTemplates } from './getStaffVoiceTemplates.ts';
import { removeStaffVoiceTemplate } from './removeStaffVoiceTemplate.ts';
import { reopenStaffVoice } from './reopenStaffVoice.ts';
import { revealStaffVoice } from './revealStaffVoice.ts';
import { saveStaffVoiceTemplate } from './saveStaffVoiceTemplate.ts';

/** Handlers of the console's calls about questions and complaints. */
export const voiceHandlers = {
  getStaffVoices,
  getStaffVoice,
  revealStaffVoice,
  assignStaffVoice,
  answerStaffVoice,
  reopenStaffVoice,
  getStaffVoiceTemplates,
  saveStaffVoiceTemplate,
  removeStaffVoiceTemplate,
} satisfies Partial<Handlers>;
