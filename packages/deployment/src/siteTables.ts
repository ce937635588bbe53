import { routesPattern } from './routesPattern.ts';
import type { Deployment } from './Deployment.ts';

/** Names each distinct text, so that brands which share one can name it instead of repeating it. */
const named = (letter: string, texts: readonly string[]) => {
  const distinct = [...new Set(texts)].filter(Boolean);
  return {
    all: distinct.map((pattern, index) => ({ name: `${letter}${index}`, pattern })),
    nameOf: (text: string) => (text ? `${letter}${distinct.indexOf(text)}` : ''),
  };
};

/**
 * What sites are told apart by, as the maps of both servers' configuration hold it. Brands with the same languages or
 * the same routes share a regular expression.
 */
export const siteTables = ({ sites }: Pick<Deployment, 'sites'>) => {
  const brands = [...new Map(sites.map((site) => [site.folder, site])).values()].map((site) => ({
    folder: site.folder,
    languages: site.prefixes.join('|'),
    routes: routesPattern(site.routes),
    policy: site.policy,
  }));
  const languages = named(
    'l',
    brands.map((brand) => brand.languages),
  );
  const routes = named(
    'r',
    brands.map((brand) => brand.routes),
  );
  return {
    domains: sites.flatMap(({ domains, folder, pages }) =>
      domains.map((domain) => ({ domain, folder, documents: pages ? `${folder}/${pages}` : folder, pages })),
    ),
    brands: brands.map((brand) => ({
      ...brand,
      languages: languages.nameOf(brand.languages),
      routes: routes.nameOf(brand.routes),
    })),
    languages: languages.all,
    routes: routes.all,
  };
};
