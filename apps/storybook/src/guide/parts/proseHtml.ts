import type { Guide } from '../Guide.ts';

export const proseHtml: Guide = {
  title: 'Content/ProseHtml',
  parts: ['ProseHtml'],
  summary: 'A text written elsewhere, in this site’s type.',
  use: [
    'For announcements, help, terms: what operators write and the platform has sanitised.',
    'With `lang` where it is in another language than the page.',
  ],
  avoid: [
    'For what a person typed on this page; never.',
    'For texts of the product: those come from catalogs, in {Text} and {Heading}.',
  ],
  anatomy: [['Headings, paragraphs, lists, tables, links', 'In the brand’s type and distances.']],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the links in it.', on: 'link' },
    { keys: ['Enter'], does: 'Follows the one that has the focus.', on: 'link' },
  ],
  states: { Default: 'What operators may write.' },
  height: 320,
};
