import { guideOf } from './guides.ts';
import { StoryLink } from './StoryLink.tsx';

const PIECES = /(\{\w+\}|`[^`]+`)/;

/** A text of a page, in which `{Name}` leads to the page of that part, and what stands between backticks is code. */
export const GuideText = ({ text }: { text: string }) =>
  text.split(PIECES).map((piece, position) => {
    const name = piece.slice(1, -1);
    if (piece.startsWith('`')) return <code key={position}>{name}</code>;
    const guide = piece.startsWith('{') ? guideOf(name) : undefined;
    if (!guide) return piece;
    return (
      <StoryLink key={position} title={guide.title}>
        {name}
      </StoryLink>
    );
  });
