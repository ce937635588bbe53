import { join } from 'node:path';
import { loadBrands } from '../../src/load/loadBrands.ts';
import type { Tool } from './Tool.ts';

/** Says of each brand who and where it is, and what of it nobody has confirmed. */
export const listBrands = async ({ root, tell }: Tool): Promise<void> => {
  for (const { brand, tokens } of await loadBrands(join(root, 'brands'))) {
    const { id, name, merchants, languages, currency, features, legal, unconfirmed } = brand;
    const sites = merchants.map(({ code, domains }) => `${code} at ${domains.join(', ')}`);
    const { accent, secondary } = tokens.colours;
    const { number, holder, isDemonstration } = legal.licence;
    tell(
      [
        `${id}  ${name}`,
        `  merchants    ${sites.join('; ')}`,
        `  offers       ${languages.join(', ')} in ${currency}, ${features.length} features, ${legal.minimumAge} and over`,
        `  looks        ${accent} and ${secondary}, ${tokens.type.display.family} with ${tokens.type.body.family}, ${brand.defaultScheme}`,
        `  licence      ${number}, ${holder}${isDemonstration ? ' (a demonstration’s)' : ''}`,
        ...(unconfirmed ? [`  unconfirmed  ${unconfirmed.join(', ')}`] : []),
      ].join('\n'),
    );
  }
};
