import { extname } from 'node:path';
import { contentTypes, packedTypes } from '../contentTypes.ts';
import { merchantFiles, nowhere } from '../sitePaths.ts';
import { block } from './block.ts';

/** A merchant's own files; pages, which the platform renders, or their frame by language; and the same for what is missing. */
export const pages = (root: string) => {
  const documents = [
    `root ${root}/$marquee_site$marquee_language;`,
    `default_type "${contentTypes['.html']}";`,
  ];
  return [
    ...merchantFiles.flatMap((file) =>
      block(`location = /${file}`, [
        `root ${root}/$marquee_site;`,
        `default_type "${contentTypes[extname(file)]}";`,
        'try_files $uri$marquee_packed $uri =404;',
      ]),
    ),
    ...block('location /', [
      ...documents,
      'error_page 404 @missing;',
      '# Told from all that nginx itself says.',
      'error_page 418 = @rendered;',
      ...block('if ($marquee_frame = /app.html)', ['return 418;']),
      'try_files $marquee_page/index.html$marquee_packed $marquee_page/index.html =404;',
    ]),
    ...block('location @frame', [...documents, 'try_files /app.html$marquee_packed /app.html =404;']),
    ...block('location @missing', [...documents, 'try_files /app.html$marquee_packed /app.html =404;']),
  ];
};

/** Files of a brand, packed where the build has packed them. */
export const files = [
  ...block('location = /routes.json', ['return 404;']),
  // Elsewhere, so that nothing says of the refusal that it is packed.
  ...block(String.raw`location ~* "\.(?:br|gz)$"`, [`rewrite ^ ${nowhere}.txt last;`]),
  ...packedTypes
    .filter((extension) => extension !== '.html')
    .flatMap((extension) =>
      block(`location ~* "\\${extension}$"`, [
        `default_type "${contentTypes[extension]}";`,
        'try_files $uri$marquee_packed $uri =404;',
      ]),
    ),
  ...block(String.raw`location ~* "\.(?!html$)[a-z0-9]+$"`, ['try_files $uri =404;']),
];
