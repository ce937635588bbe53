import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const Page = (props: Partial<DialogProps>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Log in" closeLabel="Close" {...props}>
        {props.children ?? <TextField label="Username" />}
      </Dialog>
    </>
  );
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Log in' });
};

test('a dialog is named by its title, starts in its first field, and gives the focus back', async () => {
  render(<Page />);
  await open();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('it starts in the first field that is shown', async () => {
  render(
    <Page>
      <div hidden>
        <TextField label="Username" />
      </div>
      <TextField label="Mobile number" />
    </Page>,
  );
  await open();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Mobile number' }));
});

test('under a finger it starts with itself: no keyboard comes up, and its close button is not marked', async () => {
  const known = globalThis.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...known(media),
    matches: media.includes('pointer: coarse'),
  }));
  render(<Page />);
  const dialog = await open();
  expect(document.activeElement).toBe(dialog);
});

test('one without a field starts with itself where it opens by itself, and at its first control where it was asked for', async () => {
  const { unmount } = render(
    <Dialog isOpen onClose={() => {}} title="News" closeLabel="Close">
      Two new tables
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'News' }));
  unmount();
  render(<Page>Two new tables</Page>);
  await open();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

test('Esc closes it', async () => {
  render(<Page />);
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a press on the backdrop closes it, one that began on the content does not', async () => {
  render(<Page />);
  const dialog = await open();
  const field = screen.getByRole('textbox');
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: field },
    { target: dialog },
    { keys: '[/MouseLeft]' },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what must be answered cannot be dismissed', async () => {
  render(<Page canDismiss={false} />);
  const dialog = await open();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('the backdrop can be told to keep what was entered', async () => {
  render(<Page closesOnBackdrop={false} />);
  await userEvent.click(await open());
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('a sheet is a dialog too, and its hidden title still names it', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Sheet isOpen onClose={onClose} title="Menu" isTitleHidden closeLabel="Close" side="bottom">
      Entries
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
