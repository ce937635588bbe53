// jsdom has neither modal dialogs nor media queries; these stand-ins do what the kit relies on.

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

HTMLElement.prototype.hidePopover ??= () => undefined;
HTMLElement.prototype.showPopover ??= () => undefined;

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  const top = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
  top?.dispatchEvent(new Event('cancel', { cancelable: true }));
});

Object.defineProperty(globalThis, 'matchMedia', {
  configurable: true,
  value: (media: string) => ({
    media,
    matches: media.includes('pointer: fine'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
