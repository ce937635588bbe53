/**
 * Runs named steps one after the other, a failed one not stopping the rest, and prints which passed and how
 * long each took. Returns the exit code.
 */
export const summarise = async (
  steps: readonly (readonly [string, () => Promise<void>])[],
): Promise<number> => {
  const rows: { name: string; seconds: number; error?: Error }[] = [];
  for (const [name, step] of steps) {
    console.log(`\n── ${name} ──`);
    const started = performance.now();
    const error = await step().then(
      () => undefined,
      (reason: Error) => reason,
    );
    rows.push({ name, seconds: (performance.now() - started) / 1000, error });
  }
  console.log('\n── summary ──');
  for (const { name, seconds, error } of rows) {
    console.log(
      `${error ? '✗' : '✓'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s${error ? `  ${error.message}` : ''}`,
    );
  }
  const failed = rows.filter(({ error }) => error).length;
  console.log(`${rows.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};
