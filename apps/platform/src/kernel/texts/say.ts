import { fileURLToPath } from 'node:url';
import { readCatalogs } from '@marquee/i18n/catalogs';

/**
 * Writes a text of the platform's catalogs in a language. No `await` and no `import.meta.dirname`: drizzle-kit reads
 * the schemas, and with them this file, as CommonJS.
 */
export const say = readCatalogs(fileURLToPath(new URL('../../locales', import.meta.url)));
