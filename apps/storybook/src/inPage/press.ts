import { until } from './until.ts';

/** Presses the first element that a selector finds, as soon as there is one, and throws where none comes. */
export const press = async (part: HTMLElement, selector: string): Promise<void> => {
  await until(() => part.querySelector(selector), `Nothing to press is found by ${selector}.`);
  part.querySelector<HTMLElement>(selector)?.click();
};
