import { statSync } from 'node:fs';
import { type Partners, readPartners } from './Partners.ts';

/** Milliseconds within which a change of the file is seen. */
const pause = 1_000;

/**
 * Answers the partners as their file has them now, so that a secret that a brand has turned over holds without a restart.
 * A file that is being written, or is not right, leaves them as they were; it is told once. @throws where it is not right
 * to begin with.
 */
export const followPartners = (
  path: string,
  { log, now = Date.now }: { log: (message: string) => void; now?: () => number },
): (() => Partners) => {
  const versionOf = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  let version = versionOf();
  let partners = readPartners(path);
  let looked = now();
  return () => {
    if (now() - looked < pause) return partners;
    looked = now();
    const found = versionOf();
    if (found === version) return partners;
    version = found;
    try {
      partners = readPartners(path);
    } catch (error) {
      log(`The partners stay as they were: ${(error as Error).message}`);
    }
    return partners;
  };
};
