import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useHoverPanel } from './useHoverPanel.ts';

const Entry = ({ name }: { name: string }) => {
  const { isOpen, handlers } = useHoverPanel(true, 'page');
  return (
    <div {...handlers}>
      <a href={`/${name}`}>{name}</a>
      {isOpen && <a href={`/${name}/inside`}>inside {name}</a>}
    </div>
  );
};

const isOpen = (name: string) => screen.queryByText(`inside ${name}`) !== null;

afterEach(cleanup);

test('the keyboard passes an entry in one step, and opens its panel by the arrow down', async () => {
  render(
    <>
      <Entry name="slots" />
      <Entry name="live" />
    </>,
  );
  await userEvent.tab();
  expect([document.activeElement?.textContent, isOpen('slots')]).toEqual(['slots', false]);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('live');
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByText('inside live');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('inside live');
});

test('Esc closes the panel and leaves the focus at its entry', async () => {
  render(<Entry name="slots" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByText('inside slots');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen('slots')).toBe(false);
  expect(document.activeElement?.textContent).toBe('slots');
});
