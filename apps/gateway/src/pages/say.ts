import { join } from 'node:path';
import { readCatalogs } from '@marquee/i18n/catalogs';

/** Writes a text of the gateway's catalogs in a language. */
export const say = readCatalogs(join(import.meta.dirname, '../locales'));
