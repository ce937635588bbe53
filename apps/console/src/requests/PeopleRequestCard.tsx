import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { decideStaffPeopleRequest } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Badge, Banner, Button, Card, Heading, Inline, Stack, Text, TextLink } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { useGrantNames } from '../people/useGrantNames.ts';
import { ProofDismissed } from '../proof/ProofDismissed.ts';
import { useProof } from '../proof/ProofProvider.tsx';

type Request = RouteValue<'getStaffPeopleRequests'>['requests'][number];

const Roles = ({ name, roles }: { name: string; roles: readonly string[] }) => (
  <Inline gap="x1">
    <Text size="s" isMuted>
      {name}
    </Text>
    {roles.map((role) => (
      <Badge key={role}>{role}</Badge>
    ))}
  </Inline>
);

/** A change of who may do what that waits for a second person. */
export const PeopleRequestCard = ({ request }: { request: Request }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const self = useSelf();
  const withProof = useProof();
  const errorText = useErrorText();
  const grantNames = useGrantNames();
  const queries = useQueryClient();
  const { relative } = useDateTime();
  const [busy, setBusy] = useState<'agree' | 'refuse'>();
  const [problem, setProblem] = useState<string>();
  const { id, kind, email, name, before, after, reason, askedBy, askedAt } = request;
  const titles: Record<Request['kind'], string> = {
    invitePerson: t`Invite ${email}`,
    changeGrants: t`Roles of ${name ?? email}`,
    removeOwner: t`Remove ${name ?? email}`,
  };
  const decide = async (decision: 'agree' | 'refuse') => {
    setBusy(decision);
    setProblem(undefined);
    try {
      await withProof(() => call(decideStaffPeopleRequest, { body: { id, decision } }));
      await queries.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ProofDismissed)) setProblem(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Inline justify="between">
          <Heading level={2} size="m">
            {titles[kind]}
          </Heading>
          <TextLink href="/people">{t`People`}</TextLink>
        </Inline>
        <Text isMuted>{t`${askedBy.name} asked for it ${relative(askedAt)}.`}</Text>
        {reason && <Text>{t`Reason: ${reason}`}</Text>}
        {before.length > 0 && <Roles name={t`Now`} roles={grantNames(before)} />}
        {after.length > 0 && <Roles name={t`Then`} roles={grantNames(after)} />}
        {problem && (
          <Banner tone="critical" role="alert">
            {problem}
          </Banner>
        )}
        {askedBy.id === self.id ? (
          <Text isMuted>{t`Someone else has to decide it.`}</Text>
        ) : (
          <Inline gap="x2">
            <Button tone="positive" isLoading={busy === 'agree'} onClick={() => void decide('agree')}>
              {t`Agree`}
            </Button>
            <Button
              tone="critical"
              look="outline"
              isLoading={busy === 'refuse'}
              onClick={() => void decide('refuse')}
            >
              {t`Refuse`}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
};
