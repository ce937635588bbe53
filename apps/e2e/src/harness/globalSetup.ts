import { packFolder } from '@marquee/config/dataFolder';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A seeded data folder that each platform of the journeys begins with a copy of. */
    dataFolder: string;
  }
}

/** Seeds the platform once for all files of journeys. */
const setup = async (project: TestProject) => {
  const { folder, remove } = await packFolder({ NODE_ENV: 'production' });
  project.provide('dataFolder', folder);
  return remove;
};

export default setup;
