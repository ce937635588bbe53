import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderConsole } from '../testing/renderConsole.tsx';
import type { StaffVoice } from './useVoiceWords.ts';
import { VoiceCase } from './VoiceCase.tsx';

afterEach(cleanup);

const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

const voice: StaffVoice = {
  reference: 'FB-7KQ2M9XA',
  questionType: 'complaint',
  language: 'en',
  content: `content ${hostile}`,
  username: 'lotus88',
  memberErasedAt: null,
  nickname: `nickname ${hostile}`,
  contact: `contact ${hostile}`,
  createdAt: '2026-11-24T05:00:00Z',
  dueAt: '2026-11-25T05:00:00Z',
  isOverdue: false,
  answeredAt: null,
  reopenedAt: null,
  assignedTo: null,
  answeredBy: [],
  answers: [{ text: `answer ${hostile}`, at: '2026-11-24T06:00:00Z', by: `by ${hostile}` }],
  colleagues: [],
};

test('what people typed stands there as they typed it, and nothing of it is HTML', () => {
  const merchant = { code: 'SENVANG', name: 'Sen Vàng', currency: 'VND', timeZone: 'UTC', permissions: [] };
  const { container } = renderConsole(<VoiceCase voice={voice} />, { merchant });
  for (const what of ['content', 'nickname', 'contact', 'answer'])
    expect(screen.getByText(`${what} ${hostile}`)).toBeTruthy();
  expect(container.querySelector('img, script')).toBeNull();
});
