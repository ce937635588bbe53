import type { Deployment } from '../Deployment.ts';
import { nowhere } from '../sitePaths.ts';
import { siteTables } from '../siteTables.ts';
import { map } from './block.ts';

/** Which brand and merchant a host belongs to. */
export const hostMap = (deployment: Deployment) =>
  map(
    '{host}',
    ['brand', 'pages'],
    [
      ...siteTables(deployment).domains.map(({ domain, folder, pages }) => `${domain} ${folder} "${pages}"`),
      'default "" ""',
    ],
  );

/** What Caddy tells languages and pages apart by. */
export const siteMaps = (deployment: Deployment) => {
  const { brands, languages, routes } = siteTables(deployment);
  return [
    ...map(
      '{marquee_brand}',
      ['languages', 'routes', 'policy'],
      brands.map((brand) => `${brand.folder} "${brand.languages}" "${brand.routes}" "${brand.policy}"`),
    ),
    '# The language of the address, and the path below it.',
    ...map(
      '{marquee_languages}{path}',
      ['language', 'path'],
      [
        ...languages.map(({ name, pattern }) => `~^${name}/(${pattern})(/.*)?$ "\${1}" "\${2}"`),
        'default "" {path}',
      ],
    ),
    '# The page without what may stand at its end.',
    ...map(
      '{marquee_path}',
      ['page'],
      [`~^/merchants(/|$) ${nowhere}`, String.raw`~^(.*?)(?:/index\.html)?/?$ "${'$'}{1}"`],
    ),
    '# The document that pages made in the browser begin with.',
    ...map(
      '{marquee_routes}{marquee_path}',
      ['frame'],
      [...routes.map(({ name, pattern }) => `~(?i)^${name}${pattern} /app.html`), `default ${nowhere}`],
    ),
  ];
};
