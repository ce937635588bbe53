import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

const onSearch = vi.fn<(text: string) => void>();

const Form = () => {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(value);
      }}
    >
      <SearchField label="Search games" clearLabel="Clear" value={value} onValueChange={setValue} />
    </form>
  );
};

test('words are searched by Enter, cleared by Escape or by a button that gives the focus back', async () => {
  render(<Form />);
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(input, 'comet{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('comet');
  await userEvent.keyboard('{Escape}');
  expect(input.value).toBe('');
  await userEvent.type(input, 'lotus');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input.value).toBe('');
  expect(document.activeElement).toBe(input);
});

test('the first Escape stays in the field, the next one goes on to what is around it', async () => {
  const around = vi.fn<() => void>();
  render(
    <div role="presentation" onKeyDown={around}>
      <Form />
    </div>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'a');
  around.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledOnce();
});
