import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom lacks what browsers have had for years: modal dialogs, popovers, media queries and scrolling.
// These stand-ins do as the standards say as far as the components rely on it.

const returnTo = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function showModal() {
  returnTo.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], button, input, a[href]')?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const before = returnTo.get(this);
  if (before instanceof HTMLElement) before.focus();
  setTimeout(() => this.dispatchEvent(new Event('close')));
};

const openPopovers = new Set<HTMLElement>();

const toggle = (popover: HTMLElement, isOpen: boolean) => {
  if (openPopovers.has(popover) === isOpen) return;
  if (isOpen) openPopovers.add(popover);
  else openPopovers.delete(popover);
  popover.style.display = isOpen ? 'block' : 'none';
  const event = new Event('toggle');
  Object.assign(event, { newState: isOpen ? 'open' : 'closed', oldState: isOpen ? 'closed' : 'open' });
  popover.dispatchEvent(event);
};

HTMLElement.prototype.showPopover = function showPopover() {
  toggle(this, true);
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  const wasInside = this.contains(document.activeElement);
  toggle(this, false);
  if (wasInside) document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(this.id)}"]`)?.focus();
};

const matches = Element.prototype.matches;
Object.defineProperty(Element.prototype, 'matches', {
  value(this: Element, selector: string) {
    if (selector === ':popover-open') return this instanceof HTMLElement && openPopovers.has(this);
    return matches.call(this, selector);
  },
});

document.addEventListener('click', ({ target }) => {
  const trigger = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = trigger && document.getElementById(trigger.getAttribute('popovertarget') ?? '');
  if (popover) toggle(popover, !openPopovers.has(popover));
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  for (const popover of openPopovers) if (popover.getAttribute('popover') !== 'manual') popover.hidePopover();
});

Element.prototype.scrollTo = function scrollTo() {};

Object.defineProperty(globalThis, 'matchMedia', {
  configurable: true,
  value: (media: string) => ({
    media,
    matches: media.includes('pointer: fine'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
});
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

afterEach(() => {
  cleanup();
  openPopovers.clear();
});
