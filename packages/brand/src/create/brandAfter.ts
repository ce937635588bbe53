import type { Brand } from '../schema/brandSchema.ts';
import type { BrandWish } from './BrandWish.ts';

/**
 * A brand like another under its own name and domain. It takes neither merchants nor licence along: the licence is
 * marked as a demonstration's until the real one stands there.
 */
export function brandAfter(model: Brand, { id, name, domain, merchant }: BrandWish): Brand {
  const renamed = <Value>(value: Value): Value => {
    const text = JSON.stringify(value)
      .replaceAll(JSON.stringify(model.name).slice(1, -1), JSON.stringify(name).slice(1, -1))
      .replaceAll(`${model.id}.`, `${id}.`);
    return JSON.parse(text) as Value;
  };
  return {
    ...model,
    id,
    name,
    merchants: [{ code: merchant, domains: [domain], primary: true }],
    legal: {
      ...model.legal,
      licence: { number: `DEMO-${merchant}`, holder: name, isDemonstration: true },
    },
    contact: renamed(model.contact),
    texts: renamed(model.texts),
  };
}

/** The text of a `brand.ts`: data alone. The formatter has to see it still. */
export const writeBrandFile = (brand: Brand): string =>
  `import { defineBrand } from '@marquee/brand';\n\nexport const brand = defineBrand(${JSON.stringify(brand)});\n`;
