import { Type } from 'typebox';
import { component } from './component.ts';
import { QuestionType } from './messages.ts';
import { Instant, Language, Nullable, Text } from './scalars.ts';
import { MemberErasedAt, StaffName } from './staff.ts';

/** What people name a question or complaint by. */
export const VoiceReference = Text(32, 1);

const voice = {
  reference: Type.String(),
  questionType: QuestionType,
  language: Language,
  content: Type.String({ description: 'As it was typed: text, never HTML.' }),
  username: Nullable(Type.String({ description: 'Whose account it is; null for a guest.' })),
  memberErasedAt: MemberErasedAt,
  createdAt: Instant,
  dueAt: Type.String({ format: 'date-time', description: 'The promise: answered by this moment.' }),
  isOverdue: Type.Boolean({ description: 'Open, and the promise is broken.' }),
  answeredAt: Nullable(Type.String({ format: 'date-time', description: 'Null while it is open.' })),
  reopenedAt: Nullable(Instant),
  assignedTo: Nullable(StaffName),
};

/** A question or complaint as staff's list shows it. */
export const StaffVoice = component('StaffVoice', voice);

/** A question or complaint with everything that staff answers it by. */
export const StaffVoiceDetails = component('StaffVoiceDetails', {
  ...voice,
  nickname: Nullable(Type.String()),
  contact: Nullable(Type.String({ description: 'Where to reply, its first and last character.' })),
  answeredBy: Type.Array(Type.Enum(['messages', 'email']), {
    description: 'How the answer reaches who wrote; nothing where staff has to use the contact itself.',
  }),
  answers: Type.Array(
    component('StaffVoiceAnswer', {
      text: Type.String(),
      at: Instant,
      by: Nullable(Type.String({ description: 'Null where it is not known any more.' })),
    }),
    { description: 'Everything that was answered, oldest first.' },
  ),
  colleagues: Type.Array(StaffName, { description: 'Who may answer for this merchant.' }),
});

/** A text that answers begin with, in one language. */
export const StaffVoiceTemplate = component('StaffVoiceTemplate', {
  id: Type.String(),
  language: Language,
  title: Type.String(),
  text: Type.String(),
});
