// `newBrand.ts <id> --name <name> [--from <brand>] [--domain <domain>] [--merchant <code>]`: a brand after another's.
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBrand } from '../src/create/createBrand.ts';
import { BrandError } from '../src/load/BrandError.ts';

const usage = `npm run new-brand -- <id> --name "<name>" [--from northbay] [--domain <id>.localhost] [--merchant <CODE>]
  id        name of its folder, such as lotus-bay
  name      as people read it
  from      the brand to begin as a copy of
  domain    where it lives
  merchant  the code that the platform knows it by: capitals and digits`;
const root = resolve(import.meta.dirname, '../../..');

const readWish = () => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: text, from: text, domain: text, merchant: text },
  });
  const [id = '', ...more] = positionals;
  if (id === '' || more.length > 0 || !values.name) return null;
  return {
    id,
    name: values.name,
    from: values.from ?? 'northbay',
    domain: values.domain ?? `${id}.localhost`,
    merchant: values.merchant ?? id.replaceAll('-', '').toUpperCase().slice(0, 20),
  };
};

const tell = (error: unknown) => {
  const isMistake =
    error instanceof BrandError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!isMistake) throw error;
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
};

try {
  const wish = readWish();
  if (wish) {
    const folder = relative(root, await createBrand(resolve(root, 'brands'), wish));
    console.log(`${wish.name} stands in ${folder}; npm start builds and serves it at http://${wish.domain}:4000.

Look at these before it is shown to anybody:
  ${folder}/brand.ts    licence, helplines, contact, texts, features
  ${folder}/tokens.ts   the ten colours and the shapes, still ${wish.from}'s
  ${folder}/assets      logo, mark and favicon, drawn from the name`);
  } else {
    console.error(usage);
    process.exitCode = 1;
  }
} catch (error) {
  tell(error);
}
