import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const imports = /import \{([^}]+)\} from '@marquee\/contract\/routes';/g;
const written = /^export const (\w+): [^=]+= (\{.+\});$/gm;

/** Each call of the endpoint table by its name, as the generated table writes it. */
const readTable = (root: string) => {
  const table = readFileSync(join(root, 'packages/contract/generated/routes.gen.ts'), 'utf8');
  return new Map([...table.matchAll(written)].map(([, name, route]) => [name!, route!]));
};

/**
 * Writes into each module of the client the calls that it makes, in place of its import of the endpoint table. The table
 * is one module, so that it would stand whole in the first file of every page.
 */
export const ownRoutes = (root: string): Plugin => {
  let table: ReadonlyMap<string, string> = new Map();
  const declare = (imported: string) => {
    const [name = imported, alias = name] = imported.split(' as ');
    const route = table.get(name);
    if (!route) throw new Error(`The endpoint table has no call \`${name}\`.`);
    return `const ${alias} = ${route};`;
  };
  return {
    name: 'marquee:own-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      table = readTable(root);
    },
    transform: {
      filter: { code: '@marquee/contract/routes' },
      handler: (code) =>
        code.replaceAll(imports, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map(declare)
            .join(' '),
        ),
    },
  };
};
