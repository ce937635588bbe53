const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// XML knows no control characters but these, not even escaped.
const isAllowed = (character: string) => character >= ' ' || '\t\n\r'.includes(character);

/** A text as it may stand in XML. */
export const escapeXml = (text: string): string =>
  [...text]
    .filter(isAllowed)
    .map((character) => escapes[character] ?? character)
    .join('');
