const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What a person typed as HTML that says just that: a paragraph for each of theirs. */
export const textHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim().replaceAll(/[&<>"']/g, (character) => entities[character] ?? ''))
    .filter(Boolean)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('');
