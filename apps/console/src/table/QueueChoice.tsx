import { useLingui } from '@lingui/react/macro';
import { Badge, SegmentedControl } from '@marquee/ui';

type Props<Q extends string> = {
  /** What each queue is called, in their order. */
  names: Readonly<Record<Q, string>>;
  /** How many wait in a queue, where that is told of it. */
  waiting: { readonly [id in Q]?: number } | undefined;
  value: Q;
  onChange: (queue: Q) => void;
};

/** The queues of a list, with how many wait in each. */
export const QueueChoice = <Q extends string>({ names, waiting = {}, value, onChange }: Props<Q>) => {
  const { t } = useLingui();
  const counts: { readonly [id in Q]?: number } = waiting;
  const labelOf = (id: Q) =>
    counts[id] ? (
      <>
        {names[id]} <Badge>{counts[id]}</Badge>
      </>
    ) : (
      names[id]
    );
  return (
    <SegmentedControl<Q>
      label={t`Queue`}
      value={value}
      onValueChange={onChange}
      segments={(Object.keys(names) as Q[]).map((id) => ({ value: id, label: labelOf(id) }))}
    />
  );
};
