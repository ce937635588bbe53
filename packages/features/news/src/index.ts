import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** The merchant's articles, as a list and each in full. */
export const feature = defineFeature({
  id: 'news',
  routes: [
    {
      paths: ['/news'],
      layout: 'shared',
      shape: 'list',
      title: msg`News`,
      isWritten: true,
      load: () => import('./list/News.page.tsx'),
    },
    {
      paths: ['/news/:articleId'],
      layout: 'shared',
      shape: 'article',
      title: msg`News`,
      isWritten: true,
      load: () => import('./article/Article.page.tsx'),
    },
  ],
  entries: [{ place: 'footer', label: msg`News`, order: 30, to: '/news' }],
  catalog,
});
