import type { DocumentParts } from './documentOf.ts';
import { pathIn } from './pathIn.ts';

type Parts = Pick<DocumentParts, 'brand' | 'language' | 'path' | 'title' | 'subject' | 'assetUrl'>;

/**
 * What a page is, in the vocabulary of schema.org, as JSON that may stand in HTML: the site and whoever runs it on the
 * home page, the way to it on every other, and what an article or a game is.
 */
export const structuredData = (parts: Parts, origin: string): string => {
  const { brand, language, path, title, subject, assetUrl } = parts;
  const addressOf = (to: string) => origin + pathIn(brand, language, to);
  const site = {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: brand.name,
    url: addressOf('/'),
    inLanguage: brand.languages,
    publisher: { '@id': `${origin}/#organization` },
  };
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    legalName: brand.legal.licence.holder,
    url: `${origin}/`,
    logo: origin + assetUrl('icons/social.png'),
  };
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: addressOf('/') },
      {
        '@type': 'ListItem',
        position: 2,
        name: subject?.title ?? title.split(' · ')[0],
        item: addressOf(path),
      },
    ],
  };
  const told = subject && {
    image: [origin + subject.picture.path],
    description: subject.description,
    inLanguage: language,
    mainEntityOfPage: addressOf(path),
    publisher: organization,
    ...(subject.kind === 'article'
      ? {
          '@type': 'Article',
          headline: subject.title,
          datePublished: subject.publishedAt,
          dateModified: subject.changedAt,
          author: organization,
        }
      : {
          '@type': 'VideoGame',
          name: subject.title,
          url: addressOf(path),
          author: { '@type': 'Organization', name: subject.vendor },
        }),
  };
  const graph = path === '/' ? [site, organization] : [trail, ...(told ? [told] : [])];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
};
