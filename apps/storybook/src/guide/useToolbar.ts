import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

/** What the toolbar is set to, by the name of each choice. */
export const useToolbar = (docs: DocsContextProps): Readonly<Record<string, string>> => {
  const story = docs.componentStories()[0];
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    const take = ({ globals }: { globals: Record<string, string> }) => setChanged(globals);
    docs.channel.on(GLOBALS_UPDATED, take);
    return () => docs.channel.off(GLOBALS_UPDATED, take);
  }, [docs]);
  return changed ?? (story ? (docs.getStoryContext(story).globals as Record<string, string>) : {});
};
