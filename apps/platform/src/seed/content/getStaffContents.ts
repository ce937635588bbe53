import { contentKindsOf } from '@marquee/contract';
import type { Handler } from '#kernel';
import { findContents } from './describeContent.ts';

/** Answers the content of a kind, in the order in which players meet it. */
export const getStaffContents: Handler<'getStaffContents'> = (context, { query: { kind } }) =>
  context.tenant(async (tx) => {
    const { defaultLanguage, languages, features } = context.merchant.brand;
    return {
      languages: [defaultLanguage, ...languages.filter((id) => id !== defaultLanguage)],
      kinds: contentKindsOf(features),
      contents: await findContents(tx, context, kind),
    };
  });
