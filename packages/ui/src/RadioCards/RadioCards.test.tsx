import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioCards } from './RadioCards.tsx';

test('a choice says its question, what is chosen and what each stands for', async () => {
  const onChoose = vi.fn<(value: 'sms' | 'email') => void>();
  render(
    <RadioCards
      legend="How?"
      name="way"
      value="sms"
      onChoose={onChoose}
      options={[
        { value: 'sms', label: 'By SMS', hint: '…001' },
        { value: 'email', label: 'By e-mail' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'How?' })).toBeTruthy();
  const sms = screen.getByRole<HTMLInputElement>('radio', { name: /By SMS/ });
  expect(sms.checked).toBe(true);
  expect(document.getElementById(sms.getAttribute('aria-describedby') ?? '')?.textContent).toBe('…001');
  await userEvent.click(screen.getByRole('radio', { name: 'By e-mail' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('email');
});
