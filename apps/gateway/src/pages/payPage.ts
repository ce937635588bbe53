import { type Language, languages } from '@marquee/reference';
import type { DepositOrder, Order } from '../Order.ts';
import { escape } from './escape.ts';
import { formatAmount } from './formatAmount.ts';
import { frame } from './frame.ts';
import { say } from './say.ts';
import { texts } from './texts.ts';

const icons = {
  paid: '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m8 12.5 2.7 2.7L16 9.7"/></svg>',
  failed:
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m9 9 6 6m0-6-6 6"/></svg>',
};

const facts = (ask: DepositOrder, language: Language) => {
  const rows = [
    [texts.to, ask.merchant],
    [texts.reference, ask.reference],
    [texts.method, ask.methodName],
  ] as const;
  const cells = rows.map(
    ([term, value]) => `<div><dt>${say(language, term)}</dt><dd>${escape(value)}</dd></div>`,
  );
  return `<dl>${cells.join('')}</dl>`;
};

const question = (ask: DepositOrder, language: Language) => {
  const sum = formatAmount(ask.amount, ask.currency, language);
  return `<div><h1>${say(language, ask.shows === 'redirect' ? texts.title : texts.bankTitle)}</h1><p class="sum">${sum}</p></div>
${facts(ask, language)}
<form method="post"><button class="main" name="outcome" value="paid">${say(language, texts.pay, { sum })}</button><button class="quiet" name="outcome" value="failed">${say(language, texts.decline)}</button></form>
<p class="note">${say(language, texts.note)}</p>`;
};

const result = (ask: DepositOrder, state: 'paid' | 'failed', language: Language) =>
  `<h1 class="state${state === 'failed' ? ' bad' : ''}">${icons[state]}${say(language, texts[state])}</h1>
${facts(ask, language)}
<a class="go" href="${escape(ask.returnUrl)}">${say(language, texts.back)}</a>`;

/** The page on which the payer pays or declines; afterwards it tells what was chosen. */
export const payPage = (ask: DepositOrder, state: Order['state'], language: Language): string => {
  const others = languages
    .filter(({ id }) => id !== language)
    .map(({ id, name }) => `<a href="?lang=${id}" lang="${id}">${name}</a>`);
  const body = state === 'waiting' ? question(ask, language) : result(ask, state, language);
  return frame({
    language,
    title: `${say(language, texts.title)} · Sandbox Pay`,
    tag: say(language, texts.tag),
    aside: others.join(' '),
    body: `<main class="pay"><section class="card">${body}</section></main>`,
  });
};

/** The page for a link that leads to no order. */
export const unknownPage = (language: Language): string => {
  const title = say(language, texts.gone);
  const body = `<main class="pay"><section class="card"><h1 class="state bad">${icons.failed}${title}</h1><p>${say(language, texts.goneText)}</p></section></main>`;
  return frame({ language, title, tag: say(language, texts.tag), body });
};
