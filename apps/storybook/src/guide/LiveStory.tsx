import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useToolbar } from './useToolbar.ts';

type LiveStoryProps = {
  story: { id: string; name: string };
  height?: number | undefined;
};

/** A story in a window of its own, dressed as the toolbar says: what opens over a page does not cover this one. */
export const LiveStory = ({ story, height = 140 }: LiveStoryProps) => {
  const toolbar = useToolbar(useContext(DocsContext));
  const globals = Object.entries(toolbar)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`);
  return (
    <object
      aria-label={story.name}
      type="text/html"
      data={`iframe.html?id=${story.id}&viewMode=story&globals=${encodeURIComponent(globals.join(';'))}`}
      style={{ width: '100%', height, borderRadius: 6 }}
    />
  );
};
