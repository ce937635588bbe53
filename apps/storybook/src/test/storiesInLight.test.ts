import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { testStories } from './testStories.ts';

const brands = await loadBrands(join(import.meta.dirname, '../../../../brands'));

testStories(brands[0]!.brand, 'light');
