import { createHash } from 'node:crypto';
import type { SocialChannel } from '#sites';
import { partyNames } from '#identity';
import { escapeHtml } from '../escapeHtml.ts';
import { playedPeople } from './PlayedPerson.ts';

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-inline-size:26rem;padding:1.25rem 1rem}
h1{margin:0 0 .25rem;font-size:1.4rem}
p{margin:0 0 1rem}
form,fieldset{display:grid;gap:.5rem;margin:0 0 1rem;padding:0;border:0}
button,input{font:inherit;min-block-size:2.75rem;padding:.25rem .75rem;border:1px solid GrayText;border-radius:.5rem;inline-size:100%;box-sizing:border-box;text-align:start}
button{background:ButtonFace;color:ButtonText;cursor:pointer}
small{display:block}
summary{min-block-size:2.75rem;display:flex;align-items:center;cursor:pointer}
`;

/** What Firebase can answer instead of a token, by the word of the button. */
const failures: Record<string, string> = {
  TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many requests',
  OPERATION_NOT_ALLOWED: 'Not allowed',
  INTERNAL_ERROR: 'An unknown error',
  UNAVAILABLE: 'Nothing: out of reach',
};

const styleHash = createHash('sha256').update(style).digest('base64');

/** Headers of the page; browsers hold a form to where its answer leads too. */
export const partyHeaders = (leadsTo: string): Record<string, string> => ({
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${leadsTo}; frame-ancestors 'none'; base-uri 'none'`,
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
});

const people = playedPeople
  .map(({ name, email }) => `<button name="person" value="${email}">${name}<small>${email}</small></button>`)
  .join('');

const failing = Object.entries(failures)
  .map(([code, text]) => `<button name="failure" value="${code}">${text}</button>`)
  .join('');

/** The page on which a person says to a played party who they are. It holds no script. */
export const partyPage = (channel: SocialChannel, site: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in with ${partyNames[channel]} (sandbox)</title>
<style>${style}</style>
</head>
<body><main>
<h1>Sign in with ${partyNames[channel]}</h1>
<p>The sandbox plays ${partyNames[channel]}. Who goes on to ${escapeHtml(site)}?</p>
<form method="post">${people}</form>
<form method="post">
<label>Name<input name="name" required maxlength="64" autocomplete="off"></label>
<label>E-mail<input name="email" type="email" required maxlength="128" autocomplete="off"></label>
<button>Continue as this person</button>
</form>
<form method="post"><button name="cancel" value="1">Cancel</button></form>
${channel === 'telegram' ? '' : `<details><summary>Answer with an error</summary><form method="post">${failing}</form></details>`}
</main></body>
</html>
`;
