import { createReader, type Environment, platformVariables } from '@marquee/variables';

/** Reads the platform's variables one by one, by their declarations, and collects what is wrong with them. */
export const parseVariables = (env: Environment, problems: string[]) =>
  createReader(platformVariables, env, problems);

/** The reader of the platform's variables. */
export type PlatformVariables = ReturnType<typeof parseVariables>;
