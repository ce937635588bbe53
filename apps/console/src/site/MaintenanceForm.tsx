import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import { useDateTime } from '@marquee/i18n';
import { Badge, Button, Card, Heading, Inline, Radio, Stack, Text, TextField } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useMay } from '../api/useMay.ts';
import type { StaffSite } from './settingChanges.ts';

type Wish = { startsAt: string | null; endsAt: string | null; message: string | null };

type Props = {
  maintenance: StaffSite['maintenance'];
  onSave: (wish: Wish | null, reason: string) => Promise<void>;
};

/** What a field for a moment of this device holds, as the platform reads it; null for none. */
const momentOf = (typed: string): string | null => {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

/** Closes the site for work on it, now or from a moment on, and opens it again. */
export const MaintenanceForm = ({ maintenance, onSave }: Props) => {
  const { t } = useLingui();
  const may = useMay()('site.manage');
  const { timeZone } = useMerchant();
  const { dateTime } = useDateTime();
  const [isNow, setNow] = useState(false);
  const [typed, setTyped] = useState({ startsAt: '', endsAt: '', message: '' });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [asking, setAsking] = useState<'close' | 'open'>();
  const { state, startsAt, endsAt, message } = maintenance;
  const there = (moment: string) => dateTime(moment, { timeZone });
  const aside = (text: string) => {
    const moment = momentOf(text);
    return moment && t`For the merchant: ${there(moment)}`;
  };
  const wish = {
    startsAt: isNow ? null : momentOf(typed.startsAt),
    endsAt: momentOf(typed.endsAt),
    message: typed.message.trim() || null,
  };
  const ask = () => {
    const isMissing = !isNow && wish.startsAt === null;
    setProblems(isMissing ? { startsAt: t`This field cannot be empty.` } : {});
    if (!isMissing) setAsking('close');
  };
  const save = async (reason: string) => {
    try {
      await onSave(asking === 'open' ? null : wish, reason);
    } catch (error) {
      const found = isApiError(error, 'INVALID_INPUT') ? (error.details.fields ?? []) : [];
      const own = found.filter(({ field }) => field.startsWith('maintenance.'));
      if (own.length === 0) throw error;
      setProblems(
        Object.fromEntries(own.map(({ field, message }) => [field.replace('maintenance.', ''), message])),
      );
    }
  };
  const tones = { open: 'positive', planned: 'caution', closed: 'critical' } as const;
  const states = { open: t`The site is open`, planned: t`Planned`, closed: t`The site is closed` };
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Inline justify="between">
          <Heading level={2} size="m">{t`Maintenance`}</Heading>
          <Badge tone={tones[state]}>{states[state]}</Badge>
        </Inline>
        {state !== 'open' && (
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
        {state === 'open' && (
          <Text isMuted>
            {t`Pages that are open count down to it. Withdrawals, deposits that arrive and rounds that are open go on; nobody plays or logs in meanwhile.`}
          </Text>
        )}
        {may && state === 'open' && (
          <>
            <Stack gap="x2">
              <Radio name="when" label={t`Plan it`} checked={!isNow} onChange={() => setNow(false)} />
              <Radio
                name="when"
                label={t`Close the site now`}
                checked={isNow}
                onChange={() => setNow(true)}
              />
            </Stack>
            {!isNow && (
              <TextField
                name="startsAt"
                type="datetime-local"
                label={t`From`}
                hint={t`In the time of this device.`}
                aside={aside(typed.startsAt)}
                error={problems['startsAt']}
                value={typed.startsAt}
                onChange={({ target }) => setTyped({ ...typed, startsAt: target.value })}
              />
            )}
            <TextField
              name="endsAt"
              type="datetime-local"
              label={t`Expected back`}
              hint={t`What members are told; leave it empty where it is not known.`}
              aside={aside(typed.endsAt)}
              error={problems['endsAt']}
              value={typed.endsAt}
              onChange={({ target }) => setTyped({ ...typed, endsAt: target.value })}
            />
            <TextField
              name="message"
              label={t`Words for members`}
              hint={t`Everybody reads them as they are, whatever their language, beside the usual words; leave it empty for those alone.`}
              maxLength={500}
              error={problems['message']}
              value={typed.message}
              onChange={({ target }) => setTyped({ ...typed, message: target.value })}
            />
          </>
        )}
        {may && (
          <Inline gap="x2">
            {state === 'open' ? (
              <Button tone="caution" onClick={ask}>
                {isNow ? t`Close the site …` : t`Plan the maintenance …`}
              </Button>
            ) : (
              <Button tone="positive" onClick={() => setAsking('open')}>
                {state === 'planned' ? t`Call it off …` : t`Open the site …`}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {asking && (
        <ReasonDialog
          title={asking === 'open' ? states.open : t`Maintenance`}
          label={t`Why?`}
          hint={t`It is written into the trail with your name.`}
          action={asking === 'open' ? t`Open the site` : t`Close the site`}
          tone={asking === 'open' ? 'positive' : 'caution'}
          onReason={save}
          onClose={() => setAsking(undefined)}
        >
          {asking === 'close' &&
            (wish.startsAt
              ? t`The site closes ${there(wish.startsAt)}, and whoever is on it is told from now on.`
              : t`The site closes at once for everybody who is on it.`)}
        </ReasonDialog>
      )}
    </Card>
  );
};
