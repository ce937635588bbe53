import { createHash } from 'node:crypto';
import type { BuiltFiles } from './builtFiles.ts';
import type { CleanLook } from './cleanLooks.ts';
import type { Pass } from './Pass.ts';
import type { View } from './View.ts';

type Options = {
  built: BuiltFiles;
  /** What looks; undefined where it is not known well enough to rely on an earlier look. */
  tool: string | undefined;
};

/** What a look at a view goes by, as a key: another key, and it might find something else. */
export const lookKeys = ({ built, tool }: Options) => {
  const keyOf = (view: View, passes: readonly Pass[], files: readonly string[]): string => {
    const contents = files.map((file) => [file, built.digestOf(file)]);
    const made = JSON.stringify([tool, view, passes, contents]);
    return createHash('sha256').update(made).digest('base64url').slice(0, 12);
  };
  return {
    /** The look that was taken of a view, to be kept; nothing where it could not be relied on. */
    lookOf: (view: View, passes: readonly Pass[], fetched: ReadonlySet<string>): CleanLook | undefined => {
      if (tool === undefined) return undefined;
      const files = [...fetched].filter((file) => built.digestOf(file) !== undefined).toSorted();
      return { key: keyOf(view, passes, files), files };
    },
    /** Whether a look at a view would see what the earlier one saw. */
    isUnchanged: (view: View, passes: readonly Pass[], look: CleanLook | undefined): boolean =>
      tool !== undefined && look !== undefined && look.key === keyOf(view, passes, look.files),
  };
};
