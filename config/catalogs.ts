import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** The catalogs of a package: one file a language in `src/locales`, English being the source. */
export const catalogs = (locales: string[] = ['en', 'vi']) =>
  defineConfig({
    sourceLocale: 'en',
    locales,
    catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
    format: formatter({ lineNumbers: false, origins: false }),
  });
