import { launchBrowserServer } from '@marquee/config/browser';
import { packFolder } from '@marquee/config/dataFolder';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A seeded data folder that each platform of the journeys begins with a copy of. */
    dataFolder: string;
    /** Address of the one browser in which all visits are made, each in a context of its own. */
    browser: string;
  }
}

/** Seeds the platform and starts the browser once for all files of journeys. */
const setup = async (project: TestProject) => {
  const [packed, browser] = await Promise.all([
    packFolder({ NODE_ENV: 'production' }),
    launchBrowserServer(),
  ]);
  project.provide('dataFolder', packed.folder);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    packed.remove();
    await browser.close();
  };
};

export default setup;
