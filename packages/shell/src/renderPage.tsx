import type { Language } from '@marquee/reference';
import type { QueryKey } from '@tanstack/react-query';
import { StaticRouter } from 'react-router-dom';
import { Frame } from './frame/Frame.tsx';
import { SiteApp } from './frame/SiteApp.tsx';
import { noSession } from './session/noSession.ts';
import { writtenSession } from './session/writtenSession.ts';
import { findSiteRoute, siteRoutesOf } from './routing/siteRoutes.ts';
import { titleOf } from './routing/titleOf.ts';
import { shellTexts } from './shellTexts.ts';
import { createRuntime } from './runtime/createRuntime.ts';
import type { SiteParts } from './runtime/Runtime.ts';
import { SiteProvider } from './site/SiteProvider.tsx';
import type { PageState, WrittenAnswers } from './start/PageState.ts';
import { writtenQueries } from './start/writtenQueries.ts';
import { stalledTexts } from './start/stalledTexts.ts';

type Options = SiteParts & {
  language: Language;
  /** Path without the language. */
  path: string;
  /** What stands before every path of the language: '' or `/en`. */
  base: string;
  /** Answers of the platform by their query keys. */
  queries: readonly (readonly [QueryKey, unknown])[];
};

/** A page as HTML, and the keys of the public answers that it still asks for: render again with them. */
export type RenderedPage = {
  html: string;
  title: string;
  /** What goes into the HTML as the page's state, but for when that was; of `queries` it holds what the page has asked for. */
  state: Omit<PageState, 'writtenAt'>;
  /** Of `queries`, what the page has asked for, as it was answered. */
  used: WrittenAnswers;
  asked: QueryKey[];
};

/**
 * Writes a page as HTML for a guest whom nobody has met yet: no clock, no session, the settings that `queries`
 * name. Hydration begins from the same.
 */
export const renderPage = async (options: Options): Promise<RenderedPage> => {
  const { language, path, base, queries, brand, logo, mark, features } = options;
  const { runtime, catalogs } = createRuntime({
    site: { brand, logo, mark, features },
    language,
    isPrerender: true,
  });
  for (const [key, data] of queries) runtime.queryClient.setQueryData(key, data);
  await catalogs.load(shellTexts, language);
  const page = findSiteRoute(siteRoutesOf(features), path);
  if (page) await catalogs.load(page.feature, language);
  runtime.i18n.activate(language);
  const { prerender } = await import('react-dom/static');
  const { prelude } = await prerender(
    <SiteApp runtime={runtime} session={noSession} written={writtenSession(page)}>
      <StaticRouter basename={base} location={base + path}>
        <SiteProvider>
          <Frame />
        </SiteProvider>
      </StaticRouter>
    </SiteApp>,
    {
      // Above this many bytes React sets a part aside for a script to put in its place: a page has to paint without one.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  const cache = runtime.queryClient.getQueryCache();
  // A key that is only known has nothing to ask by.
  const isUsed = (queryKey: QueryKey) => cache.find({ queryKey })?.options.queryFn !== undefined;
  const used = queries.filter(([key]) => isUsed(key));
  const answers = writtenQueries(used, language, page?.feature.id);
  const state = { page: path, answers, stalled: stalledTexts(runtime.i18n) };
  const asked = cache.findAll({
    predicate: ({ state: { data }, options: asking }) =>
      data === undefined && (!('enabled' in asking) || asking.enabled !== false),
  });
  const title = page?.route.title && runtime.i18n._(page.route.title);
  return {
    html: await new Response(prelude).text(),
    title: titleOf(brand, language, title),
    state,
    used,
    asked: asked.map(({ queryKey }) => queryKey),
  };
};
