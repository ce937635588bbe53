import { until } from '../inPage/until.ts';

const attach = (field: HTMLInputElement, name: string) => {
  const chosen = new DataTransfer();
  chosen.items.add(new File([''], name, { type: 'image/png' }));
  field.files = chosen.files;
};

/** Types into a field, chooses of a list, or attaches a picture of that name; throws where no field comes. */
export const fillField = async (part: HTMLElement, selector: string, text: string): Promise<void> => {
  await until(() => part.querySelector(selector), `No field is found by ${selector}.`);
  const field = part.querySelector<HTMLElement>(selector);
  if (!field) return;
  if (field instanceof HTMLInputElement && field.type === 'file') attach(field, text);
  // React watches the value of the element itself, and hears only of what goes past that.
  else Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};
