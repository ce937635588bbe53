import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { LoadedBrand } from '@marquee/brand/load';
import type { Bench } from '../../Bench.ts';

/** What the files weigh that a brand's pages load: fonts and marks. */
export const weightsOf = ({ assets }: LoadedBrand): Bench['weights'] =>
  [...Object.values(assets.fonts), assets.logo, assets.mark, assets.favicon].map((path) => ({
    file: basename(path),
    bytes: statSync(path).size,
  }));
