import { useLingui } from '@lingui/react/macro';
import { Badge, Inline } from '@marquee/ui';
import type { PieceLine } from './Content.ts';
import { useContentWords } from './useContentWords.ts';

const tones = { draft: 'neutral', planned: 'info', shown: 'positive', over: 'caution' } as const;

/** Whether players see a piece, and whether somebody has drafted another one. */
export const ContentStanding = ({ piece }: { piece: Pick<PieceLine, 'state' | 'isChanged'> }) => {
  const { t } = useLingui();
  const { states } = useContentWords();
  return (
    <Inline gap="x1">
      <Badge tone={tones[piece.state]}>{states[piece.state]}</Badge>
      {piece.isChanged && <Badge tone="accent">{t`Draft`}</Badge>}
    </Inline>
  );
};
