import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { decideStaffPeopleRequest } from '@marquee/contract/routes';
import { Badge, Inline, Text } from '@marquee/ui';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { useGrantNames } from '../people/useGrantNames.ts';
import { RequestCard } from './RequestCard.tsx';

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
  const may = useMay();
  const grantNames = useGrantNames();
  const { id, kind, email, name, before, after } = request;
  const titles: Record<Request['kind'], string> = {
    invitePerson: t`Invite ${email}`,
    changeGrants: t`Roles of ${name ?? email}`,
    removeOwner: t`Remove ${name ?? email}`,
  };
  return (
    <RequestCard
      title={titles[kind]}
      link={{ to: '/people', text: t`People` }}
      request={request}
      may={may('staff.manage')}
      decide={(decision) => call(decideStaffPeopleRequest, { body: { id, decision } })}
    >
      {before.length > 0 && <Roles name={t`Now`} roles={grantNames(before)} />}
      {after.length > 0 && <Roles name={t`Then`} roles={grantNames(after)} />}
    </RequestCard>
  );
};
