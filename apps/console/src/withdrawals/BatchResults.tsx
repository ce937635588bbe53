import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { Badge, Button, Dialog, Row, RowName, Rows, Stack, Text, type Tone } from '@marquee/ui';
import { useWords } from './useWords.ts';

type Result = RouteValue<'decideStaffWithdrawals'>['results'][number];
type Props = { results: readonly Result[]; onClose: () => void };

const tones: Record<Result['outcome'], Tone> = { done: 'positive', asked: 'info', failed: 'critical' };

/** What came of each withdrawal that was decided about at once. */
export const BatchResults = ({ results, onClose }: Props) => {
  const { t } = useLingui();
  const words = useWords();
  const outcomes: Record<Result['outcome'], string> = {
    done: t`Done`,
    asked: t`Waits for a second person`,
    failed: t`Not done`,
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`What came of it`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
    >
      <Stack gap="x4">
        <Rows label={t`What came of it`}>
          {results.map(({ reference, outcome, state, message }) => (
            <Row key={reference} end={<Badge tone={tones[outcome]}>{outcomes[outcome]}</Badge>}>
              <RowName>{reference}</RowName>
              <Text as="span" size="s" isMuted>
                {message ?? (state && words.states[state])}
              </Text>
            </Row>
          ))}
        </Rows>
        <Button onClick={onClose}>{t`Close`}</Button>
      </Stack>
    </Dialog>
  );
};
