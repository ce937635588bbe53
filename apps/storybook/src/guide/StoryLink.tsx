import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { toId } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';

interface StoryLinkProps {
  /** Title of the stories, such as `Actions/Button`. */
  title: string;
  /** Name of one of them; their page without it. */
  story?: string;
  children: ReactNode;
}

/** Leads to a story or a page in the frame around, without losing what its toolbar is set to. */
export const StoryLink = ({ title, story, children }: StoryLinkProps) => {
  const path = story ? `?path=/story/${toId(title, story)}` : `?path=/docs/${toId(title, 'Docs')}`;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, path);
  };
  return (
    <a href={`./${path}`} target="_parent" onClick={follow}>
      {children}
    </a>
  );
};
