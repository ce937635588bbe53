import type { DepositOrder, Order } from '../Order.ts';
import { escape } from './escape.ts';
import { formatAmount } from './formatAmount.ts';
import { frame } from './frame.ts';
import { type PageLanguage, texts } from './texts.ts';

const icons = {
  paid: '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m8 12.5 2.7 2.7L16 9.7"/></svg>',
  failed:
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m9 9 6 6m0-6-6 6"/></svg>',
};

const facts = (ask: DepositOrder, language: PageLanguage) => {
  const text = texts[language];
  const rows = [
    [text.to, ask.merchant],
    [text.reference, ask.reference],
    [text.method, text.methods[ask.method]],
  ];
  const cells = rows.map(([term = '', value = '']) => `<div><dt>${term}</dt><dd>${escape(value)}</dd></div>`);
  return `<dl>${cells.join('')}</dl>`;
};

const question = (ask: DepositOrder, language: PageLanguage) => {
  const text = texts[language];
  const sum = formatAmount(ask.amount, ask.currency, language);
  return `<div><h1>${ask.method === 'redirect' ? text.title : text.bankTitle}</h1><p class="sum">${sum}</p></div>
${facts(ask, language)}
<form method="post"><button class="main" name="outcome" value="paid">${text.pay(sum)}</button><button class="quiet" name="outcome" value="failed">${text.decline}</button></form>
<p class="note">${text.note}</p>`;
};

const result = (ask: DepositOrder, state: 'paid' | 'failed', language: PageLanguage) => {
  const text = texts[language];
  return `<h1 class="state${state === 'failed' ? ' bad' : ''}">${icons[state]}${text[state]}</h1>
${facts(ask, language)}
<a class="go" href="${escape(ask.returnUrl)}">${text.back}</a>`;
};

/** The page on which the payer pays or declines; afterwards it tells what was chosen. */
export const payPage = (ask: DepositOrder, state: Order['state'], language: PageLanguage): string => {
  const { title, tag, other } = texts[language];
  const otherLanguage = language === 'vi' ? 'en' : 'vi';
  const body = state === 'waiting' ? question(ask, language) : result(ask, state, language);
  return frame({
    language,
    title: `${title} · Sandbox Pay`,
    tag,
    aside: `<a href="?lang=${otherLanguage}" lang="${otherLanguage}">${other}</a>`,
    body: `<main class="pay"><section class="card">${body}</section></main>`,
  });
};

/** The page for a link that leads to no order. */
export const unknownPage = (language: PageLanguage): string => {
  const { tag, gone, goneText } = texts[language];
  const body = `<main class="pay"><section class="card"><h1 class="state bad">${icons.failed}${gone}</h1><p>${goneText}</p></section></main>`;
  return frame({ language, title: gone, tag, body });
};
