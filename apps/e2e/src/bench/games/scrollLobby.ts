import type { Page } from 'playwright';

/** What scrolling through a lobby took. */
export type Scroll = { games: number; elements: number; frames: number; late: number };

/**
 * Scrolls through the lobby to its last game, a third of a screen each frame, and presses the button for more where it
 * has to be. Late frames are those that took more than two of 60 a second.
 */
export const scrollLobby = (page: Page): Promise<Scroll> =>
  page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const list = document.querySelector('main')!;
    const buttonOf = () => list.querySelector<HTMLButtonElement>('section ~ div button:not([aria-busy])');
    let [frames, late, elements, last, still] = [0, 0, 0, await frame(), 0];
    while (still < 600) {
      const before = scrollY;
      scrollBy(0, innerHeight / 3);
      const now = await frame();
      frames += 1;
      if (now - last > 34) late += 1;
      last = now;
      if (frames % 60 === 0) elements = Math.max(elements, document.querySelectorAll('*').length);
      still = scrollY === before ? still + 1 : 0;
      if (still > 0 && still % 20 === 0) buttonOf()?.click();
    }
    const words = buttonOf()?.parentElement?.textContent ?? list.querySelector('h2')?.textContent ?? '';
    const shown = Number(/\d[\d.,]*/.exec(words)?.[0].replaceAll(/\D/g, '') ?? 0);
    return { games: shown, elements, frames, late };
  });
