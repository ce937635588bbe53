import { escape } from './escape.ts';
import { style } from './style.ts';

const mark =
  '<svg viewBox="0 0 28 28" fill="none" aria-hidden="true"><rect x="1" y="1" width="26" height="26" rx="8" fill="currentColor" opacity=".16"/><path d="M7 12.5 14 7l7 5.5M8.5 13v6m3.7-6v6m3.6-6v6m3.7-6v6M7 21h14" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>';

type Frame = { language: string; title: string; tag: string; aside?: string; body: string };

/** A whole page of the gateway around its body. */
export const frame = ({ language, title, tag, aside = '', body }: Frame): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<header class="bar"><span class="mark">${mark}Sandbox Pay <span class="tag">${escape(tag)}</span></span>${aside}</header>
${body}
</body>
</html>
`;
