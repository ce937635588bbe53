import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

/** What lies in the browser's top layer, the uppermost last. */
let layer: Element[] = [];

const raise = (element: Element) => {
  layer = [...layer.filter((each) => each !== element), element];
};

beforeEach(() => {
  layer = [];
  const { showModal } = HTMLDialogElement.prototype;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(
    this: HTMLDialogElement,
  ) {
    showModal.call(this);
    raise(this);
  });
  vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementation(function show(this: HTMLElement) {
    // A browser leaves what is open already where it is.
    if (!layer.includes(this)) raise(this);
  });
  vi.spyOn(HTMLElement.prototype, 'hidePopover').mockImplementation(function hide(this: HTMLElement) {
    layer = layer.filter((each) => each !== this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Log in" closeLabel="Close">
        Words
      </Dialog>
      <ToastRegion label="Notices">
        <Toast>Copied</Toast>
      </ToastRegion>
    </>
  );
};

test('a toast stays over a dialog that opens after it', async () => {
  render(<Page />);
  const region = screen.getByText('Copied').closest('section');
  expect(layer.at(-1)).toBe(region);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(layer).toHaveLength(2));
  await waitFor(() => expect(layer.at(-1)).toBe(region));
});
