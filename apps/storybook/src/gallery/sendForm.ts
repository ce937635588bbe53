import { until } from '../inPage/until.ts';

const formIn = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLFormElement>('dialog[open] form')].at(-1) ??
  part.querySelector<HTMLFormElement>('main form:has([type="submit"])');

/** Sends the form of the topmost box, or of the page where none is open. */
export const sendForm = async (part: HTMLElement): Promise<void> => {
  await until(() => formIn(part), 'There is no form to send.');
  formIn(part)?.requestSubmit();
};
