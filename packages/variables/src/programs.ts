import { arcadeVariables } from './declared/arcadeVariables.ts';
import { brandVariables } from './declared/brandVariables.ts';
import { buildVariables } from './declared/buildVariables.ts';
import { gatewayVariables } from './declared/gatewayVariables.ts';
import { platformVariables } from './declared/platformVariables.ts';
import { storageVariables } from './declared/storageVariables.ts';
import { testVariables } from './declared/testVariables.ts';
import type { Variables } from './Variable.ts';

/** Every program, how it is started, and its variables. */
export const programs: readonly { title: string; readBy: string; variables: Variables }[] = [
  {
    title: 'Platform',
    readBy:
      '`node apps/platform/src/main.ts` and `npm run staff`; `npm start` sets `SANDBOX`, `PORT` and `SHOW_TABLE` for it',
    variables: platformVariables,
  },
  {
    title: 'Commands on the database',
    readBy: '`npm run audit`, `npm run merchants` and `npm run move-database`',
    variables: storageVariables,
  },
  {
    title: 'Build',
    readBy: '`npm run build`, `npm run dev` and, of what is about web servers, `npm run release`',
    variables: buildVariables,
  },
  {
    title: 'Brand commands',
    readBy: '`npm run brand` and `npm run new-brand`',
    variables: brandVariables,
  },
  {
    title: 'Payment gateway of the sandbox',
    readBy: '`node apps/gateway/src/main.ts`',
    variables: gatewayVariables,
  },
  {
    title: 'Game vendor of the sandbox',
    readBy: '`node apps/arcade/src/main.ts`',
    variables: arcadeVariables,
  },
  {
    title: 'Tests and benches',
    readBy: '`npm test`, `npm run units`, `npm run journeys`, `npm run bench`',
    variables: testVariables,
  },
];
