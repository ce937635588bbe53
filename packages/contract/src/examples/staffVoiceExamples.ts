import type { Language } from '@marquee/reference';
import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

const languageOf = ({ say }: Reader): Language => (say('en', 'vi') === 'vi' ? 'vi' : 'en');

const colleagues = [
  { id: '0b9d2f6e-3d53-4c0e-9b8f-6a1f2c7d9e11', name: 'Mai Tran' },
  { id: '5d0c8b7a-1e94-4f63-8b2a-9c3d4e5f6a77', name: 'Lan Pham' },
];

const overdue = (reader: Reader) => ({
  reference: 'FB-7KQ2M9XA',
  questionType: 'complaint' as const,
  language: languageOf(reader),
  content: reader.say(
    'A game stopped in the middle of a round and I do not know what became of my stake.',
    'Trò chơi dừng giữa ván và tôi không biết tiền cược của mình ra sao.',
  ),
  username: 'lotus88',
  memberErasedAt: null,
  createdAt: daysAfter(-1, -2),
  dueAt: daysAfter(0, -2),
  isOverdue: true,
  answeredAt: null,
  reopenedAt: null,
  assignedTo: colleagues[0]!,
});

const voices = (reader: Reader) => [
  overdue(reader),
  {
    ...overdue(reader),
    reference: 'FB-P4HW8TNE',
    questionType: 'deposit' as const,
    content: reader.say(
      'How long does a deposit by bank transfer take?',
      'Nạp tiền bằng chuyển khoản thì bao lâu có?',
    ),
    username: null,
    createdAt: daysAfter(0, -6),
    dueAt: daysAfter(0, 18),
    isOverdue: false,
    assignedTo: null,
  },
];

/** Answers of the console's calls about questions and complaints. */
export const staffVoiceExamples = {
  getStaffVoices: (reader) => ({
    voices: voices(reader),
    total: 2,
    waiting: { open: 2, overdue: 1, mine: 1 },
  }),
  getStaffVoice: (reader) => ({
    ...overdue(reader),
    reopenedAt: daysAfter(0, -26),
    nickname: 'Lotus',
    contact: null,
    answeredBy: ['messages' as const, 'email' as const],
    answers: [
      {
        text: reader.say(
          'The round was closed by the studio and your stake is back in your wallet.',
          'Nhà cung cấp đã đóng ván này và tiền cược đã về lại ví của bạn.',
        ),
        at: daysAfter(-1, 3),
        by: colleagues[1]!.name,
      },
    ],
    colleagues,
  }),
  getStaffVoiceTemplates: (reader) => ({
    templates: [
      {
        id: 'a4b1c2d3-0f1e-4d2c-8b3a-5e6f7a8b9c10',
        language: languageOf(reader),
        title: reader.say('Slow deposit', 'Tiền nạp về chậm'),
        text: reader.say(
          'Most deposits arrive within a minute. At night a bank can take up to half an hour.',
          'Phần lớn lệnh nạp về trong một phút. Ban đêm ngân hàng có thể mất đến nửa giờ.',
        ),
      },
    ],
  }),
} satisfies Examples;
