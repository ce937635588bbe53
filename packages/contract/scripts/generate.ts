import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { endpoints } from '../src/endpoints.ts';
import type { Row } from '../src/row.ts';
import { openApiDocument } from './openApiDocument.ts';

const folder = join(import.meta.dirname, '../generated');
const banner = '// Generated from the endpoint table by `npm run generate`. Do not edit.\n';

const routesModule = () => {
  const lines = Object.entries(endpoints as Record<string, Row>).map(([id, row]) => {
    const bodyType = row.encrypted ? 'jwe' : (row.bodyType ?? (row.body && 'json'));
    const parts = [
      `id: '${id}'`,
      `method: '${row.method}'`,
      `path: '${row.path}'`,
      `module: '${row.module}'`,
      `token: ${row.token !== 'none' && row.token !== 'staff'}`,
      ...(bodyType ? [`bodyType: '${bodyType}'`] : []),
      ...(row.method === 'GET' ? ['isSafe: true'] : []),
      ...(row.raw ? ['isRaw: true'] : []),
      ...(row.timeout ? [`timeout: ${row.timeout}`] : []),
    ];
    return `/** ${row.summary} */\nexport const ${id}: Route<'${id}'> = { ${parts.join(', ')} };\n`;
  });
  return `${banner}import type { Route } from '../src/route.ts';\n\n${lines.join('\n')}`;
};

const files = async (): Promise<Record<string, string>> => {
  const plain = openApiDocument(true);
  const types = astToString(await openapiTS(JSON.stringify(plain), { alphabetize: true, enumValues: false }));
  return {
    'openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
    'types.gen.ts': banner + types,
    'routes.gen.ts': routesModule(),
  };
};

const isCheck = process.argv.includes('--check');
let isStale = false;
for (const [name, text] of Object.entries(await files())) {
  const path = join(folder, name);
  if (!isCheck) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    isStale = true;
    console.error(
      `packages/contract/generated/${name} is not current: run \`npm run generate\` and commit it.`,
    );
  }
}
if (isStale) process.exitCode = 1;
