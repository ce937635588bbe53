/** What stands in the controls of a form and differs from its values: texts, choices and ticks, each by its name. */
export const typedInto = (form: HTMLFormElement, values: object): Record<string, string | boolean> => {
  const typed: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (typeof value === 'boolean') typed[name] = control.checked;
      else if (control.checked) typed[name] = control.value;
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (typeof value === 'string' && control.value !== '') typed[name] = control.value;
    }
  }
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => (values as Record<string, unknown>)[name] !== value),
  );
};
