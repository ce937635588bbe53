import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

/** The page and the slots that a home page is made of, as the shell's `isHomeSlot` tells them, in the handles of features. */
const homePart =
  /(?:home-[\w-]+["']|overlay|load): \(\) => import\(["']\.\/(.+(?:\.slot|Home\.page)\.tsx)["']\)/g;
const handle = /packages\/features\/[^/]+\/src\/(?:index|[^?]+\.feature)\.ts$/;

const rest = '?lingui';
const catalog = /\.po(?:\?lingui)?$/;
const literal = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;
/** Lingui's macro leaves of each message the six characters that it is known by. */
const quoted = /["'`]([\w-]{6})["'`]/g;
const placeholder = /"marquee-texts:([^"]+)"/g;

type Messages = Readonly<Record<string, unknown>>;
type Chunks = Readonly<Record<string, { isEntry: boolean; moduleIds: string[]; imports: string[] }>>;

/** The modules of all files that home pages load, whatever brands compose them of. */
const modulesOfHome = (chunks: Chunks, homeParts: ReadonlySet<string>) => {
  const names = new Set<string>();
  const add = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    for (const imported of chunks[name]?.imports ?? []) add(imported);
  };
  for (const [name, { isEntry, moduleIds }] of Object.entries(chunks))
    if (isEntry || moduleIds.some((id) => homeParts.has(id))) add(name);
  return [...names].flatMap((name) => chunks[name]?.moduleIds ?? []);
};

/**
 * Parts the catalogs that are imported twice: plainly imported, one holds what the files of a home page say, as
 * `?lingui` the rest of it. Elsewhere than in a build for browsers each is the whole catalog.
 */
export const partTexts = (): Plugin => {
  const homeParts = new Set<string>();
  const idsOf = new Map<string, readonly string[]>();
  const catalogs = new Map<string, Messages>();
  let said: ReadonlySet<string> | undefined;

  const partOf = (id: string, chunks: Chunks) => {
    const messages = catalogs.get(id) ?? {};
    const isRest = id.endsWith(rest);
    if (!isRest && !catalogs.has(id + rest)) return messages;
    said ??= new Set(modulesOfHome(chunks, homeParts).flatMap((module) => idsOf.get(module) ?? []));
    return Object.fromEntries(Object.entries(messages).filter(([message]) => said?.has(message) !== isRest));
  };

  return {
    name: 'marquee:part-texts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: [/packages\/.+\.tsx?$/, catalog] },
      handler(code, id) {
        if (catalog.test(id)) {
          const written = literal.exec(code)?.[1];
          if (!written) throw new Error(`${id} is not compiled as a catalog of Lingui is.`);
          catalogs.set(id, JSON.parse(runInNewContext(written) as string) as Messages);
          return `export const messages = JSON.parse("marquee-texts:${id}");`;
        }
        if (handle.test(id))
          for (const [, file] of code.matchAll(homePart)) homeParts.add(join(id, '..', file!));
        idsOf.set(
          id,
          [...code.matchAll(quoted)].map(([, message]) => message!),
        );
        return undefined;
      },
    },
    renderChunk: (code, _chunk, _options, { chunks }) =>
      code.replaceAll(placeholder, (_, id: string) => JSON.stringify(JSON.stringify(partOf(id, chunks)))),
  };
};
