import { openStore } from './store/openStore.ts';
import { exportRounds } from './verify/exportRounds.ts';

// node apps/arcade/src/exportRounds.ts <folder>/arcade.sqlite > rounds.jsonl
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the store: node apps/arcade/src/exportRounds.ts arcade.sqlite');
const store = openStore(path);
for (const round of exportRounds(store)) process.stdout.write(`${JSON.stringify(round)}\n`);
store.close();
