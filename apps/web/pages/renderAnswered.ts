import type { Brand } from '@marquee/brand';
import type { Language } from '@marquee/reference';
import { renderPage, type SiteParts } from '@marquee/shell';
import { type Ask, answerOf, type QueryKey, Refusal } from './answerOf.ts';
import { pathIn } from './pathIn.ts';

type Options = {
  site: SiteParts;
  merchant: Brand['merchants'][number];
  language: Language;
  /** Path without the language. */
  path: string;
  /** The first path of its route, and what that path's parameters are. */
  route: string;
  params: Readonly<Record<string, string | undefined>>;
  ask: Ask;
};

/** What pages of a route asked for when one was rendered before, as JSON in which marks stand for what differs. */
const askedBefore = new Map<string, string>();

/** Marks by the values that they stand for: the merchant, and the path's parameters. */
const marksOf = ({ merchant, params }: Options) =>
  new Map([
    [merchant.code, '\0merchant'],
    ...Object.entries(params).flatMap(([name, value]) => (value ? [[value, `\0${name}`] as const] : [])),
  ]);

const replaced = (values: ReadonlyMap<unknown, string>) => (_: string, value: unknown) =>
  values.get(value) ?? value;

/**
 * Renders until every question that the page asks of the platform is answered in its markup. What a page of the same
 * route asked for before is answered beforehand, for each round of questions is a whole rendering. Rejects with a
 * `Refusal` when a question is refused.
 */
export const renderAnswered = async (options: Options): Promise<Awaited<ReturnType<typeof renderPage>>> => {
  const { site, merchant, language, path, route, ask } = options;
  const host = merchant.domains[0]!;
  const name = [...site.brand.features, language, route].join(' ');
  const answer = (key: QueryKey) => answerOf(ask, host, key);
  const marks = marksOf(options);
  const values = new Map([...marks].map(([value, mark]) => [mark, value]));
  const known = JSON.parse(askedBefore.get(name) ?? '[]', replaced(values)) as QueryKey[];
  const isAbout = (key: QueryKey) =>
    Object.values(options.params).some((value) => value && JSON.stringify(key).includes(value));
  // What this merchant's platform refuses, its page does not ask for, or it is told so below; but where there is
  // nothing that the page could be about, it need not be rendered to find out.
  const guesses = known.map((key) =>
    answer(key).catch((error: unknown) => {
      if (error instanceof Refusal && isAbout(key)) throw error;
    }),
  );
  const queries = (await Promise.all(guesses)).filter((guess) => guess !== undefined);
  for (;;) {
    const rendered = await renderPage({
      ...site,
      language,
      path,
      base: pathIn(site.brand, language, '/').replace(/\/$/, ''),
      queries,
    });
    if (rendered.asked.length === 0) {
      const keys = rendered.used.map(([key]) => key);
      askedBefore.set(name, JSON.stringify(keys, replaced(marks)));
      return rendered;
    }
    queries.push(...(await Promise.all(rendered.asked.map(answer))));
  }
};
