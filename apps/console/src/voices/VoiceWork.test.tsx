import { exampleOf } from '@marquee/contract/examples';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exampleReader } from '../testing/exampleReader.ts';
import { renderConsole } from '../testing/renderConsole.tsx';
import { VoiceWork } from './VoiceWork.tsx';

afterEach(cleanup);

const answered = {
  ...exampleOf('getStaffVoice', exampleReader),
  questionType: 'other' as const,
  answeredAt: '2026-11-24T06:00:00Z',
};
const opening = () => screen.queryByRole('button', { name: 'Open it again …' });

test('an answered case can be opened again', () => {
  renderConsole(<VoiceWork voice={{ ...answered, memberErasedAt: null }} />);
  expect(opening()).not.toBeNull();
});

test('one of a member who is erased cannot, and says why', () => {
  renderConsole(<VoiceWork voice={{ ...answered, memberErasedAt: '2026-11-25T06:00:00Z' }} />);
  expect(opening()).toBeNull();
  expect(screen.getByText('The member is erased, so it cannot be opened again.')).toBeTruthy();
});
