import type { Deployment } from '../Deployment.ts';
import { nowhere } from '../sitePaths.ts';
import { siteTables } from '../siteTables.ts';
import { map } from './block.ts';

/** What nginx tells sites, their languages and their pages apart by. */
export const siteMaps = (deployment: Deployment) => {
  const { domains, brands, languages, routes } = siteTables(deployment);
  const eachBrand = (to: 'languages' | 'routes' | 'policy') =>
    map(
      '$marquee_brand',
      to,
      brands.map((brand) => `${brand.folder} "${brand[to]}";`),
    );
  return [
    ...map('$host', 'site', [
      'default "";',
      ...domains.map(({ domain, documents }) => `${domain} ${documents};`),
    ]),
    ...map('$marquee_site', 'brand', ['default "";', '"~^(?<marquee_folder>[^/]+)" $marquee_folder;']),
    ...eachBrand('languages'),
    ...eachBrand('routes'),
    ...eachBrand('policy'),
    ...map('"$marquee_languages$uri"', 'language', [
      'default "";',
      ...languages.map(
        ({ name, pattern }) => `"~^${name}(?<marquee_first>/(?:${pattern}))(?:/|$)" $marquee_first;`,
      ),
    ]),
    '# The path below the language, and the page without what may stand at its end.',
    ...map('"$marquee_languages$uri"', 'path', [
      'default $uri;',
      ...languages.map(
        ({ name, pattern }) => `"~^${name}/(?:${pattern})(?<marquee_rest>/.*)?$" $marquee_rest;`,
      ),
    ]),
    ...map('$marquee_path', 'page', [
      `"~^/merchants(?:/|$)" ${nowhere};`,
      String.raw`"~^(?<marquee_local>.*?)(?:/index\.html)?/?$" $marquee_local;`,
    ]),
    '# The document that pages made in the browser begin with.',
    ...map('"$marquee_routes$marquee_path"', 'frame', [
      `default ${nowhere};`,
      ...routes.map(({ name, pattern }) => `"~*^${name}${pattern}" /app.html;`),
    ]),
  ];
};
