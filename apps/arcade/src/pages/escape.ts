const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text safe between tags and in attributes of HTML. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Makes JSON safe within a script element. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
