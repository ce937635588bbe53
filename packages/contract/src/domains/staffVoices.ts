import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { QuestionType } from '../schemas/messages.ts';
import { Language, Nullable, Page, PageSize, Text } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import { StaffVoice, StaffVoiceDetails, StaffVoiceTemplate, VoiceReference } from '../schemas/staffVoices.ts';

const shared = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const readRow = { ...shared, method: 'GET', permission: 'voices.read' } as const;
const answerRow = { ...shared, method: 'POST', permission: 'voices.answer' } as const;
const reference = { reference: VoiceReference };
const Count = Type.Integer({ minimum: 0 });
const Templates = component('StaffVoiceTemplates', { templates: Type.Array(StaffVoiceTemplate) });

/** Calls by which staff answers questions and complaints of the merchant that the call names. */
export const staffVoices = defineRows({
  getStaffVoices: {
    ...readRow,
    path: '/wps/staff/voices',
    summary:
      'Questions and complaints, the oldest promise first; `answered` and `all` show the newest first.',
    query: component('StaffVoicesQuery', {
      queue: Type.Optional(Type.Enum(['open', 'mine', 'answered', 'all'])),
      questionType: Type.Optional(QuestionType),
      search: Type.Optional(Text(64, 1)),
      page: Page,
      pageSize: PageSize(20),
    }),
    value: component('StaffVoices', {
      voices: Type.Array(StaffVoice),
      total: Count,
      waiting: component('StaffVoiceQueues', { open: Count, overdue: Count, mine: Count }),
    }),
  },
  getStaffVoice: {
    ...readRow,
    path: '/wps/staff/voice',
    summary: 'One question or complaint with its answers; where to reply stays masked.',
    query: component('StaffVoiceQuery', reference),
    value: StaffVoiceDetails,
  },
  revealStaffVoice: {
    ...shared,
    method: 'POST',
    path: '/wps/staff/voice/reveal',
    summary: 'Shows where to reply in full; the look and its reason are written down.',
    permission: 'members.reveal',
    body: component('StaffVoiceReveal', { ...reference, reason: StaffReason }),
    value: component('StaffVoiceRevealed', { contact: Type.String() }),
  },
  assignStaffVoice: {
    ...answerRow,
    path: '/wps/staff/voice/assign',
    summary: 'Gives a case to a person who may answer it, oneself among them, or to nobody.',
    body: component('StaffVoiceAssignment', { ...reference, personId: Nullable(Text(64, 1)) }),
    value: StaffVoiceDetails,
    errors: ['CASE_OVER'],
  },
  answerStaffVoice: {
    ...answerRow,
    path: '/wps/staff/voice/answer',
    summary:
      'Answers an open case, once: a member in messages and by e-mail where one is known, a guest by e-mail where they left one.',
    body: component('StaffVoiceReply', { ...reference, answer: Text(4000, 1) }),
    value: StaffVoiceDetails,
    errors: ['CASE_CLAIMED', 'CASE_OVER'],
  },
  reopenStaffVoice: {
    ...answerRow,
    path: '/wps/staff/voice/reopen',
    summary: 'Opens an answered case again, with a new promise of 24 hours.',
    body: component('StaffVoiceReopening', { ...reference, reason: StaffReason }),
    value: StaffVoiceDetails,
    errors: ['CASE_OVER', 'MEMBER_ERASED'],
  },
  getStaffVoiceTemplates: {
    ...readRow,
    path: '/wps/staff/voices/templates',
    summary: 'Texts that answers begin with, by language and title.',
    value: Templates,
  },
  saveStaffVoiceTemplate: {
    ...answerRow,
    path: '/wps/staff/voices/templates',
    summary: 'Writes a text that answers begin with: a new one, or the one of an id anew.',
    body: component('StaffVoiceTemplateChange', {
      id: Type.Optional(Text(64, 1)),
      language: Language,
      title: Text(80, 1),
      text: Text(4000, 1),
    }),
    value: Templates,
    errors: ['TITLE_TAKEN'],
  },
  removeStaffVoiceTemplate: {
    ...answerRow,
    path: '/wps/staff/voices/templates/remove',
    summary: 'Takes away a text that answers begin with.',
    body: component('StaffVoiceTemplateRemoval', { id: Text(64, 1) }),
    value: Templates,
  },
});
