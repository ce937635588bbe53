import { afterAll, beforeAll } from 'vitest';

// jsdom has neither modal dialogs nor popovers nor media queries; these stand-ins do what the kit relies on.

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
HTMLElement.prototype.hidePopover ??= () => undefined;
HTMLElement.prototype.showPopover ??= () => undefined;

const closeTop = ({ key }: KeyboardEvent) => {
  if (key !== 'Escape') return;
  const top = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
  top?.dispatchEvent(new Event('cancel', { cancelable: true }));
};
beforeAll(() => document.addEventListener('keydown', closeTop));
afterAll(() => document.removeEventListener('keydown', closeTop));

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('pointer: fine'),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
