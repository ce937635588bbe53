import type { LoadedBrand } from '@marquee/brand/load';
import type { Plugin } from 'vite';
import { brandChanges } from './brandChanges.ts';

const id = 'virtual:brands';

const written = ({ brand, tokens, assets }: LoadedBrand, index: number) => {
  const fonts = Object.entries(assets.fonts);
  const imports = fonts.map(
    ([, path], font) => `import font${index}_${font} from ${JSON.stringify(`${path}?url`)};`,
  );
  const addresses = fonts.map(([file], font) => `${JSON.stringify(file)}: font${index}_${font}`);
  const { id: brandId, name, defaultScheme, defaultLanguage } = brand;
  const value = JSON.stringify({
    id: brandId,
    name,
    defaultScheme,
    defaultLanguage,
    tokens,
    changes: brandChanges(brand, tokens),
  });
  return { imports: imports.join('\n'), value: `{ ...${value}, fonts: { ${addresses.join(', ')} } }` };
};

/** Every brand's checked tokens and the addresses of its fonts, read from its folder, as `virtual:brands`. */
export const brandsModule = (loaded: readonly LoadedBrand[]): Plugin => {
  const brands = loaded.map(written);
  return {
    name: 'marquee:brands',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: (wanted) =>
      wanted === `\0${id}`
        ? `${brands.map(({ imports }) => imports).join('\n')}
export const brands = [${brands.map(({ value }) => value).join(', ')}];`
        : undefined,
  };
};
