import { escapeXml } from '@marquee/deployment';
import { msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { say, textIn } from '#kernel';
import { type AskedSite, pageAddress } from './pageAddress.ts';
import type { articles } from './schema.ts';

type Row = typeof articles.$inferSelect;

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** Articles as an RSS 2.0 feed in a language; `self` is the feed's own address. */
export const newsFeed = (site: AskedSite, language: Language, self: string, rows: readonly Row[]): string => {
  const { merchant } = site;
  const reader = { language, merchant };
  const { name } = merchant.brand;
  const items = rows.map((row) => {
    const address = pageAddress(site, language, `/news/${row.id}`);
    return [
      '<item>',
      element('title', textIn(reader, row.title)),
      element('link', address),
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      element('pubDate', row.publishedAt.toUTCString()),
      element('description', textIn(reader, row.text)),
      element('category', row.category),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${name}: ${say(language, msg`News`)}`),
    element('link', pageAddress(site, language, '/news')),
    element('description', say(language, msg`News and guides of the site.`)),
    element('language', language),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
};
