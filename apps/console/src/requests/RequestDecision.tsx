import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Banner, Button, Inline, Stack, Text, type Tone } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { ProofDismissed } from '../proof/ProofDismissed.ts';
import { useProof } from '../proof/ProofProvider.tsx';

/** What a second person answers. */
type Decision = 'agree' | 'refuse';

type Props = {
  request: { reason?: string | null; askedBy: { id: string; name: string }; askedAt: string };
  /** Whether whoever looks may decide it, were it not their own. */
  may: boolean;
  decide: (decision: Decision) => Promise<unknown>;
  /** What agreeing does, where the word alone would not say it. */
  agreeing?: string;
  tones?: Readonly<Record<Decision, Tone>>;
  /** What would be done. */
  children?: ReactNode;
};

/** Who has asked for something and why, and for whoever may be the second person the two answers. */
export const RequestDecision = (props: Props) => {
  const { request, may, decide, agreeing, children } = props;
  const { agree, refuse } = props.tones ?? { agree: 'positive', refuse: 'critical' };
  const { t } = useLingui();
  const self = useSelf();
  const withProof = useProof();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { relative } = useDateTime();
  const [busy, setBusy] = useState<Decision>();
  const [problem, setProblem] = useState<string>();
  const { reason, askedBy, askedAt } = request;
  const isOwn = askedBy.id === self.id;
  const answer = async (decision: Decision) => {
    setBusy(decision);
    setProblem(undefined);
    try {
      await withProof(() => decide(decision));
      await queries.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ProofDismissed)) setProblem(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Stack gap="x3">
      <Text isMuted>{t`${askedBy.name} asked for it ${relative(askedAt)}.`}</Text>
      {reason && <Text>{t`Reason: ${reason}`}</Text>}
      {children}
      {problem && (
        <Banner tone="critical" role="alert">
          {problem}
        </Banner>
      )}
      {isOwn && <Text isMuted>{t`Someone else has to decide it.`}</Text>}
      {!isOwn && may && (
        <Inline gap="x2">
          <Button tone={agree} isLoading={busy === 'agree'} onClick={() => void answer('agree')}>
            {agreeing ?? t`Agree`}
          </Button>
          <Button
            tone={refuse}
            look="outline"
            isLoading={busy === 'refuse'}
            onClick={() => void answer('refuse')}
          >
            {t`Refuse`}
          </Button>
        </Inline>
      )}
    </Stack>
  );
};
