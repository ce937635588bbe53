import type { ValueOf } from '@marquee/contract';
import { escapeHtml } from './escapeHtml.ts';

type Message = ValueOf<'getOutbox'>['messages'][number];

/** The page's only style sheet; the security policy names it by its hash. */
export const outboxStyle = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-inline-size:48rem;padding:1.5rem 1rem}
h1{margin:0 0 .25rem;font-size:1.6rem}
header p{margin:0 0 1.5rem;opacity:.8}
ol{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
article{border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:.75rem;padding:.75rem 1rem}
dl{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0 0 .5rem;font-size:.875rem}
dt{position:absolute;clip-path:inset(50%);inline-size:1px;block-size:1px;overflow:hidden}
dd{margin:0;overflow-wrap:anywhere}
h2{font-size:1rem;margin:0 0 .25rem}
p.text{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
`;

/** Addresses that lead to this machine alone become links: a person can follow what an e-mail says. */
const linked = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/(?:[\w-]+\.)*localhost(?::\d+)?\/[^\s<]*/g,
    (address) => `<a href="${address}">${address}</a>`,
  );

const article = ({ merchant, channel, to, subject, text, sentAt }: Message) => `<li><article>
<dl><dt>Channel</dt><dd><strong>${channel === 'sms' ? 'SMS' : 'E-mail'}</strong></dd><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Merchant</dt><dd>${escapeHtml(merchant)}</dd><dt>Sent</dt><dd><time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></dd></dl>
${subject === null ? '' : `<h2>${escapeHtml(subject)}</h2>`}<p class="text">${linked(text)}</p>
</article></li>`;

/** The outbox as a page. */
export const outboxPage = (messages: readonly Message[], now: Date): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox (sandbox)</title>
<style>${outboxStyle}</style>
</head>
<body>
<header><h1>Outbox</h1>
<p>Every SMS and e-mail of this sandbox, newest first; nothing leaves this machine. The platform's clock shows <time datetime="${now.toISOString()}">${now.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>. <a href="/sandbox">Look again</a> for newer ones; programs read <a href="/sandbox/outbox.json">outbox.json</a>.</p></header>
<main>${messages.length === 0 ? '<p>Nothing has been sent yet. Ask for a code on a login or registration form and it appears here.</p>' : `<ol>${messages.map(article).join('\n')}</ol>`}</main>
</body>
</html>
`;
