import type { RouteValue } from '@marquee/contract/route';
import { getArticle, getGameInfo } from '@marquee/contract/routes';
import type { QueryKey } from './answerOf.ts';

/** What a page is about that has one for each of many things. */
export type Subject = {
  title: string;
  description: string;
  /** The path of a picture of it, and what it shows. */
  picture: { path: string; alt: string };
} & ({ kind: 'article'; publishedAt: string; changedAt: string } | { kind: 'game'; vendor: string });

/** Finds what a page is about among the answers that it was made from. */
export const subjectOf = (answers: readonly (readonly [QueryKey, unknown])[]): Subject | undefined => {
  for (const [[operation], value] of answers) {
    if (operation === getArticle.id) {
      const { title, text, picture, publishedAt, changedAt } = value as RouteValue<'getArticle'>;
      return {
        kind: 'article',
        title,
        description: text,
        picture: { path: picture.wide, alt: picture.alt },
        publishedAt,
        changedAt,
      };
    }
    if (operation === getGameInfo.id) {
      const { game, description } = value as RouteValue<'getGameInfo'>;
      const { title, vendor, image } = game;
      return { kind: 'game', title, vendor, description, picture: { path: image, alt: title } };
    }
  }
  return undefined;
};
