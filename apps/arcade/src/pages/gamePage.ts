import { createHash } from 'node:crypto';
import { builtFiles } from './builtFiles.ts';
import { escape, escapeJson } from './escape.ts';

/** The HTML of a page; its script finds what it starts with in `#start`. */
export const gamePage = <Given extends { language: string; title: string }>(
  entry: string,
  start: Given,
): string => {
  const { script, styles, preloads } = builtFiles(entry);
  return [
    `<!doctype html><html lang="${escape(start.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escape(start.title)}</title>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `</head><body><div id="root"></div><script id="start" type="application/json">${escapeJson(start)}</script>`,
    `<script type="module" src="/${script}"></script></body></html>`,
  ].join('');
};

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;font:16px/1.5 system-ui,sans-serif;background:#10161d;color:#eef2f5;text-align:center}a{color:#ffd479}';

/** The HTML that says why a game cannot be opened. */
export const failurePage = (page: {
  language: string;
  title: string;
  text: string;
  back?: { label: string; url: string };
}): string =>
  [
    `<!doctype html><html lang="${escape(page.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(page.title)}</title><style>${style}</style></head><body>`,
    `<h1>${escape(page.title)}</h1><p>${escape(page.text)}</p>`,
    page.back ? `<a href="${escape(page.back.url)}" target="_top">${escape(page.back.label)}</a>` : '',
    '</body></html>',
  ].join('');

/** What a Content-Security-Policy has to allow so that the page of a failure has its style. */
export const failureStyleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
