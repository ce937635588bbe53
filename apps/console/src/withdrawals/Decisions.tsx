import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import {
  approveStaffWithdrawal,
  claimStaffWithdrawal,
  decideStaffDispute,
  forceStaffReceipt,
  holdStaffWithdrawal,
  rejectStaffWithdrawal,
  releaseStaffWithdrawal,
  resumeStaffWithdrawal,
} from '@marquee/contract/routes';
import { Banner, Button, Card, Heading, Inline, Money, Stack, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { ProofDismissed } from '../proof/ProofDismissed.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import type { StaffWithdrawal } from './useWords.ts';

type Decided = RouteValue<'approveStaffWithdrawal'>;
type Dialog = 'reject' | 'rejectDispute' | 'returnRest' | 'hold' | 'resume' | 'force';

/** What can be decided about a withdrawal as it stands. A case is taken first, so that no two decide at once. */
export const Decisions = ({ withdrawal }: { withdrawal: StaffWithdrawal }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const self = useSelf();
  const withProof = useProof();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [dialog, setDialog] = useState<Dialog>();
  const [told, setTold] = useState<{ tone: 'positive' | 'info' | 'critical'; text: string }>();
  const [busy, setBusy] = useState<string>();
  const { reference, state, currency, remaining, amount, secondPersonFrom, request } = withdrawal;
  const isWaiting = state === 'requested' || state === 'held';
  const isOnHold = state === 'onHold';
  const isUnconfirmed = state === 'paid';
  const isDisputed = state === 'notReceived' || state === 'partlyReceived';
  const canDecide = isWaiting || isOnHold || isUnconfirmed || isDisputed;
  const isMine = withdrawal.claimedBy?.id === self.id;
  const needsSecond = amount >= secondPersonFrom;
  const outcomes: Record<Decided['outcome'], string> = {
    done: t`Done.`,
    asked: t`Asked for: a second person has to agree.`,
    refused: t`Refused.`,
    outdated: t`It had changed meanwhile: nothing was done.`,
  };
  const refresh = () => queries.invalidateQueries();
  const decide = async (send: () => Promise<Decided>) => {
    const { outcome } = await withProof(send);
    setTold({ tone: outcome === 'done' ? 'positive' : 'info', text: outcomes[outcome] });
    await refresh();
  };
  const press = async (name: string, work: () => Promise<unknown>) => {
    setBusy(name);
    setTold(undefined);
    try {
      await work();
      await refresh();
    } catch (error) {
      if (!(error instanceof ProofDismissed)) setTold({ tone: 'critical', text: errorText(error) });
    } finally {
      setBusy(undefined);
    }
  };
  const dialogs: Record<
    Dialog,
    { title: string; send: (answer: string) => Promise<Decided>; text: string; label?: string }
  > = {
    hold: {
      title: t`Put on hold`,
      text: t`Nobody approves it until it is taken off hold. Its money stays set aside, and the member can still cancel.`,
      send: (answer) => call(holdStaffWithdrawal, { body: { reference, answer } }),
    },
    resume: {
      title: t`Take off hold`,
      text: t`It waits for a decision again.`,
      label: t`Reason`,
      send: (reason) => call(resumeStaffWithdrawal, { body: { reference, reason } }),
    },
    force: {
      title: t`Count as received`,
      text: t`The member has not confirmed the payment. Where the withdrawal ends by it, a second person has to agree.`,
      send: (answer) => call(forceStaffReceipt, { body: { reference, answer } }),
    },
    reject: {
      title: t`Reject the withdrawal`,
      text: t`Its money returns to the member’s balance.`,
      send: (answer) => call(rejectStaffWithdrawal, { body: { reference, answer } }),
    },
    rejectDispute: {
      title: t`Reject the dispute`,
      text: t`What was paid counts as received. A second person has to agree.`,
      send: (answer) => call(decideStaffDispute, { body: { reference, decision: 'reject', answer } }),
    },
    returnRest: {
      title: t`Return what is missing`,
      text: t`What has not arrived returns to the member’s balance.`,
      send: (answer) => call(decideStaffDispute, { body: { reference, decision: 'return', answer } }),
    },
  };
  const open = dialog && dialogs[dialog];
  if (!canDecide && !told) return null;
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Heading level={2} size="m">{t`Decide`}</Heading>
        {told && (
          <Banner tone={told.tone} role="alert">
            {told.text}
          </Banner>
        )}
        {request && (
          <Banner tone="info" title={t`Waits for a second person`}>
            {t`${request.askedBy.name} has asked for it.`}
          </Banner>
        )}
        {canDecide && !request && !isMine && (
          <Inline gap="x3">
            <Button
              isLoading={busy === 'claim'}
              onClick={() => void press('claim', () => call(claimStaffWithdrawal, { body: { reference } }))}
            >
              {t`Take this case`}
            </Button>
            <Text size="s" isMuted>{t`For half an hour nobody else can decide about it.`}</Text>
          </Inline>
        )}
        {canDecide && !request && isMine && (
          <>
            {needsSecond && (isWaiting || isDisputed) && (
              <Text
                size="s"
                isMuted
              >{t`From this amount on a second person has to agree to a payment.`}</Text>
            )}
            <Inline gap="x2">
              {(isWaiting || isDisputed) && (
                <Button
                  tone="positive"
                  isLoading={busy === 'approve'}
                  onClick={() =>
                    void press('approve', () =>
                      decide(() => call(approveStaffWithdrawal, { body: { reference } })),
                    )
                  }
                >
                  {isDisputed ? t`Pay what is missing again` : t`Approve`}{' '}
                  <Money minor={isDisputed ? remaining : amount} currency={currency} />
                </Button>
              )}
              {isOnHold && <Button onClick={() => setDialog('resume')}>{t`Take off hold …`}</Button>}
              {isWaiting && (
                <Button tone="neutral" look="outline" onClick={() => setDialog('hold')}>
                  {t`Put on hold …`}
                </Button>
              )}
              {(isWaiting || isOnHold) && (
                <Button tone="critical" look="outline" onClick={() => setDialog('reject')}>
                  {t`Reject …`}
                </Button>
              )}
              {isUnconfirmed && (
                <Button tone="neutral" look="outline" onClick={() => setDialog('force')}>
                  {t`Count as received …`}
                </Button>
              )}
              {isDisputed && (
                <>
                  <Button tone="neutral" look="outline" onClick={() => setDialog('returnRest')}>
                    {t`Return to the balance …`}
                  </Button>
                  <Button tone="critical" look="outline" onClick={() => setDialog('rejectDispute')}>
                    {t`Reject the dispute …`}
                  </Button>
                </>
              )}
              <Button
                tone="neutral"
                look="quiet"
                isLoading={busy === 'release'}
                onClick={() =>
                  void press('release', () => call(releaseStaffWithdrawal, { body: { reference } }))
                }
              >
                {t`Give the case back`}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
      {open && (
        <ReasonDialog
          title={open.title}
          label={open.label ?? t`What the member reads`}
          action={open.title}
          tone={dialog === 'hold' || dialog === 'resume' ? 'accent' : 'critical'}
          maxLength={200}
          onClose={() => setDialog(undefined)}
          onReason={(answer) => decide(() => open.send(answer))}
        >
          {open.text}
        </ReasonDialog>
      )}
    </Card>
  );
};
