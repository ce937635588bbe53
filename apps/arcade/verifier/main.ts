import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Line } from './Line.ts';
import { verifyRound } from './verifyRound.ts';

// node apps/arcade/verifier/main.ts rounds.jsonl – or the lines on the standard input.
const [path] = process.argv.slice(2);
const counts = { right: 0, secret: 0, wrong: 0 };
const lines = createInterface({ input: path === undefined ? process.stdin : createReadStream(path) });
for await (const text of lines) {
  if (text.trim() === '') continue;
  const line = JSON.parse(text) as Line;
  const finding = verifyRound(line);
  if (finding === 'right' || finding === 'secret') counts[finding] += 1;
  else {
    counts.wrong += 1;
    console.log(`${line.kind} ${line.id}: ${finding}`);
  }
}
console.log(`${counts.right} rounds are right, ${counts.wrong} wrong, ${counts.secret} still secret.`);
process.exitCode = counts.wrong > 0 ? 1 : 0;
