import { ArgTypes, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { GuideSections } from './GuideSections.tsx';
import { guideAt } from './guides.ts';
import { LiveStory } from './LiveStory.tsx';

/** The page before the stories of a part: how it looks, how it is used, and what can be set. */
export const GuidePage = () => {
  const docs = useContext(DocsContext);
  const stories = docs.componentStories();
  const first = stories[0]!;
  const guide = guideAt(first.title);
  if (!guide) return <Title />;
  return (
    <>
      <Title>{first.title.split('/').at(-1)}</Title>
      <Subtitle>{guide.summary}</Subtitle>
      <LiveStory story={first} height={guide.height} />
      <GuideSections guide={guide} stories={stories.map(({ name }) => name)} />
      <h2>Properties</h2>
      <ArgTypes />
    </>
  );
};
