import type { StillScript } from '../Still.ts';

const {
  now,
  answers,
  event,
  hash,
  presses = [],
  quiet = 200,
} = JSON.parse(document.querySelector('#still')?.textContent ?? '{}') as StillScript;

/** Of the browser; what looks at pictures lets the date stand as well. */
const clock = performance.now.bind(performance);

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(now);
    else super(...parts);
  }
  static override now() {
    return now;
  }
} as DateConstructor;

if (hash !== undefined) history.replaceState(null, '', `#${encodeURIComponent(hash)}`);

// What is not told here is not answered: the page waits.
window.fetch = async (asked) => {
  const { pathname } = new URL(String(asked), location.href);
  if (!Object.hasOwn(answers, pathname)) return new Promise<never>(() => undefined);
  return Response.json(answers[pathname]);
};

// No time passes for what is drawn: what counts down or swims stands.
const frame = window.requestAnimationFrame.bind(window);
performance.now = () => 0;
window.requestAnimationFrame = (draw) => frame(() => draw(0));

/** Tells what there is to tell, once. */
class StillEvents extends EventTarget {
  constructor() {
    super();
    setTimeout(() => {
      this.dispatchEvent(new Event('open'));
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
    });
  }
  close() {
    // There is nothing to close.
  }
}
if (event !== undefined) Object.defineProperty(window, 'EventSource', { value: StillEvents });

const pause = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds));

const find = async (selector: string): Promise<HTMLElement> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
    await pause(20);
  }
  throw new Error(`Nothing is found by ${selector}.`);
};

const settle = async () => {
  let last = clock();
  const began = last;
  const observer = new MutationObserver(() => (last = clock()));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  while (clock() - last < quiet && clock() - began < 8_000) await pause(30);
  observer.disconnect();
  await document.fonts.ready;
};

const stand = async () => {
  await find('#root > *');
  for (const selector of presses) (await find(selector)).click();
  await settle();
  // What the looking tool waits for in every frame.
  Object.assign(window, { __STORYBOOK_PREVIEW__: { currentRender: { phase: 'finished' } } });
};
void stand();
