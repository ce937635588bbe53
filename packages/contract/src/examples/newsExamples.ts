import type { ValueOf } from '../endpoints.ts';
import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

type Line = ValueOf<'getArticles'>['articles'][number];

const articles = ({ say }: Reader): Line[] => [
  {
    id: 'what-a-return-means',
    category: 'guides',
    title: say('What a return of 96 % means', 'Tỷ lệ hoàn trả 96% nghĩa là gì'),
    text: say(
      'It is an average over very many rounds. A single evening can end far above or below it.',
      'Đó là mức trung bình của rất nhiều ván. Một buổi chơi có thể khác xa, theo cả hai hướng.',
    ),
    picture: {
      wide: '/art/banner/draws-wide.webp',
      narrow: '/art/banner/draws-narrow.webp',
      alt: say('A drum of balls turning', 'Lồng cầu đang quay'),
    },
    publishedAt: daysAfter(-2),
  },
  {
    id: 'limits-in-one-minute',
    category: 'guides',
    title: say('Set your limits in one minute', 'Đặt giới hạn trong một phút'),
    text: say(
      'How much, how often and how long: you decide it once, and the site holds you to it.',
      'Bao nhiêu, bao lâu một lần và trong bao lâu: bạn đặt một lần, trang giữ giúp bạn.',
    ),
    picture: {
      wide: '/art/banner/lotus-wide.webp',
      narrow: '/art/banner/lotus-narrow.webp',
      alt: say('A pond of lotus by moonlight', 'Hồ sen dưới ánh trăng'),
    },
    publishedAt: daysAfter(-9),
  },
  {
    id: 'search-without-accents',
    category: 'news',
    title: say('Search without accents', 'Tìm trò chơi không cần gõ dấu'),
    text: say(
      'Search finds a game with or without its accents.',
      'Gõ có dấu hay không dấu, bạn đều tìm thấy trò chơi.',
    ),
    picture: {
      wide: '/art/banner/draws-wide.webp',
      narrow: '/art/banner/draws-narrow.webp',
      alt: '',
    },
    publishedAt: daysAfter(-20),
  },
];

/** The merchant's articles, for a reader. */
export const newsExamples = {
  getArticles: (reader, { category }) => {
    const all = articles(reader);
    const found = all.filter((one) => category === undefined || one.category === category);
    return { articles: found, total: found.length, categories: ['news', 'guides'] };
  },
  getArticle: (reader, { id }) => {
    const all = articles(reader);
    const article = all.find((one) => one.id === id) ?? all[0]!;
    const { say } = reader;
    return {
      ...article,
      html: say(
        '<p>The figure on a game’s page is measured over very many rounds.</p><h2>What it does not say</h2><p>It says nothing about the next round: a round knows nothing of the one before it.</p><ul><li>Decide beforehand what an evening may cost.</li><li><a href="/help?topic=responsible">Set a limit</a> that holds you to it.</li></ul>',
        '<p>Con số trên trang của trò chơi được tính trên rất nhiều ván.</p><h2>Điều con số không nói</h2><p>Nó không nói gì về ván sau: ván sau không biết ván trước ra sao.</p><ul><li>Định trước một buổi chơi được tốn bao nhiêu.</li><li><a href="/help?topic=responsible">Đặt giới hạn</a> để giữ đúng mức ấy.</li></ul>',
      ),
      changedAt: article.publishedAt,
      others: all.filter((one) => one.id !== article.id),
    };
  },
} satisfies Examples;
