import { useLingui } from '@lingui/react/macro';
import { RadioCards } from '@marquee/ui';
import type { Way } from './Verification.ts';
import { useWayWords } from './useWayWords.ts';

type Props = { ways: readonly Way[]; value: Way['method']; onChoose: (method: Way['method']) => void };

/** The ways that this member has; nothing to choose from is not shown as a choice. */
export const WayChoice = ({ ways, value, onChoose }: Props) => {
  const { t } = useLingui();
  const words = useWayWords();
  if (ways.length < 2) return null;
  return (
    <RadioCards
      legend={t`How would you like to verify?`}
      name="method"
      value={value}
      onChoose={onChoose}
      options={ways.map(({ method, hint }) => ({
        value: method,
        label: words[method],
        hint: method === 'boundEmail' ? null : hint,
      }))}
    />
  );
};
