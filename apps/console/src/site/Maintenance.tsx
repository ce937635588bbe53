import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Button, Card, Heading, Inline, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useMay } from '../api/useMay.ts';
import { MaintenanceDialog, type MaintenanceWish } from './MaintenanceDialog.tsx';
import type { StaffSite } from './settingChanges.ts';

type Props = {
  maintenance: StaffSite['maintenance'];
  onSave: (wish: MaintenanceWish | null, reason: string) => Promise<void>;
};

/** Whether the site is open, and the ways to close it for work on it and to open it again. */
export const Maintenance = ({ maintenance, onSave }: Props) => {
  const { t } = useLingui();
  const may = useMay()('site.manage');
  const { timeZone } = useMerchant();
  const { dateTime } = useDateTime();
  const [asking, setAsking] = useState<'plan' | 'close' | 'open'>();
  const { state, startsAt, endsAt, message } = maintenance;
  const there = (moment: string) => dateTime(moment, { timeZone });
  const close = () => setAsking(undefined);
  const tones = { open: 'positive', planned: 'caution', closed: 'critical' } as const;
  const states = { open: t`The site is open`, planned: t`Planned`, closed: t`The site is closed` };
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Inline justify="between">
          <Heading level={2} size="m">{t`Maintenance`}</Heading>
          <Badge tone={tones[state]}>{states[state]}</Badge>
        </Inline>
        {state === 'open' ? (
          <Text isMuted>
            {t`Pages that are open count down to it. Withdrawals, deposits that arrive and rounds that are open go on; nobody plays or logs in meanwhile.`}
          </Text>
        ) : (
          <Stack gap="x1">
            {startsAt && (
              <Text>
                {state === 'planned' ? t`It closes ${there(startsAt)}.` : t`Closed since ${there(startsAt)}.`}
              </Text>
            )}
            <Text isMuted>
              {endsAt
                ? t`Members read that it is expected back ${there(endsAt)}. It opens when you open it.`
                : t`Members are told no end. It opens when you open it.`}
            </Text>
            {message && <Text>{t`They read beside it: ${message}`}</Text>}
          </Stack>
        )}
        {may && state === 'open' && (
          <Inline gap="x2">
            <Button onClick={() => setAsking('plan')}>{t`Plan the maintenance …`}</Button>
            <Button tone="critical" look="outline" onClick={() => setAsking('close')}>
              {t`Close the site …`}
            </Button>
          </Inline>
        )}
        {may && state !== 'open' && (
          <Inline gap="x2">
            <Button tone="positive" onClick={() => setAsking('open')}>
              {state === 'planned' ? t`Call it off …` : t`Open the site …`}
            </Button>
          </Inline>
        )}
      </Stack>
      {(asking === 'plan' || asking === 'close') && (
        <MaintenanceDialog isNow={asking === 'close'} onSave={onSave} onClose={close} />
      )}
      {asking === 'open' && (
        <ReasonDialog
          title={state === 'planned' ? t`Call it off` : t`Open the site`}
          label={t`Why?`}
          hint={t`It is written into the trail with your name.`}
          action={state === 'planned' ? t`Call it off` : t`Open the site`}
          tone="positive"
          onReason={(reason) => onSave(null, reason)}
          onClose={close}
        />
      )}
    </Card>
  );
};
