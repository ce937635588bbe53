import type { Handler } from '#kernel';
import { listTemplates } from './voiceTemplates.ts';

/** The texts that answers begin with. */
export const getStaffVoiceTemplates: Handler<'getStaffVoiceTemplates'> = ({ tenant }) =>
  tenant(listTemplates);
