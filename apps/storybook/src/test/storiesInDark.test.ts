import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { testStories } from './testStories.ts';

const brands = await loadBrands(join(import.meta.dirname, '../../../../brands'));

testStories(brands.at(-1)!.brand, 'dark');
