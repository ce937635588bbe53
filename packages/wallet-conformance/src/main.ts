import { describeVerdicts } from './describeVerdicts.ts';
import { playRules } from './playRules.ts';
import { readOptions, usage } from './readOptions.ts';

const play = async (): Promise<number> => {
  const options = await readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(usage);
    return 0;
  }
  const verdicts = await playRules(options.fixtures, options.rules);
  if (verdicts.length === 0) throw new Error('There is no such rule.');
  console.log(options.isJson ? JSON.stringify(verdicts, null, 2) : describeVerdicts(verdicts));
  return verdicts.some(({ outcome }) => outcome === 'broken') ? 1 : 0;
};

try {
  process.exitCode = await play();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
