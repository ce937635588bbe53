import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

test('the workbench is there in development, and a build ends that reaches it', async () => {
  const namesFor = async (command: 'build' | 'serve') => {
    const { plugins } = await resolveConfig({ root, configFile: `${root}/vite.config.ts` }, command);
    return plugins.map(({ name }) => name);
  };
  const building = await namesFor('build');
  expect(building).toContain('marquee:no-workbench');
  expect(building).not.toContain('marquee:workbench');
  expect(await namesFor('serve')).toContain('marquee:workbench');
});
