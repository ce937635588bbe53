const nameOf = (element: Element) => {
  // Vanilla-extract ends the names of classes with the hash of their file.
  const style = [...element.classList].find((name) => name.includes('__'))?.replace(/__\w+$/, '');
  const label = element.getAttribute('aria-label');
  return `${element.localName}${style ? `.${style}` : ''}${label ? `[aria-label="${label}"]` : ''}`;
};

/** Where an element stands, from the nearest landmark or three levels up, for a person to find it. */
export const selectorOf = (element: Element): string => {
  const names: string[] = [];
  for (
    let at: Element | null = element;
    at && at !== document.body && names.length < 4;
    at = at.parentElement
  )
    names.unshift(nameOf(at));
  return names.join(' > ');
};
