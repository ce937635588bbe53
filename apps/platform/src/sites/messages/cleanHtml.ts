import sanitizeHtml from 'sanitize-html';

/** What operators' texts may hold: structure and emphasis, links, tables; no style, script, form or frame. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'small',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'time',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  transformTags: {
    a: (tagName, attribs) => {
      const isOutside = /^https:/i.test(attribs['href'] ?? '');
      return {
        tagName,
        attribs: {
          ...(attribs['href'] !== undefined && { href: attribs['href'] }),
          ...(isOutside && { rel: 'noopener noreferrer', target: '_blank' }),
        },
      };
    },
    h1: 'h2',
  },
};
const known = new Map<string, string>();

/** Cleans HTML from operators, both when it is written and when it is read. The same text is cleaned once. */
export const cleanHtml = (html: string): string => {
  const done = known.get(html);
  if (done !== undefined) return done;
  // What one round leaves may nest otherwise once a browser has read it: the second round reads it as one does.
  const clean = sanitizeHtml(sanitizeHtml(html, options), options);
  if (known.size > 2_000) known.clear();
  known.set(html, clean);
  return clean;
};
