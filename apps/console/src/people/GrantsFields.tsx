import { useLingui } from '@lingui/react/macro';
import { type StaffRole, staffRoles } from '@marquee/contract/staff';
import { Button, IconButton, Inline, PlusIcon, Select, Stack, TrashIcon } from '@marquee/ui';
import { useSelf } from '../api/ConsoleContext.ts';
import { useRoleNames } from './useRoleNames.ts';

/** A role for a merchant, or for all by `*`. */
export type Grant = { merchant: string; role: StaffRole };

type Props = { grants: readonly Grant[]; onChange: (grants: Grant[]) => void };

const isRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text);

/** Which role a person has where. */
export const GrantsFields = ({ grants, onChange }: Props) => {
  const { t } = useLingui();
  const { merchants } = useSelf();
  const names = useRoleNames();
  const change = (index: number, changes: Partial<Grant>) =>
    onChange(grants.map((grant, at) => (at === index ? { ...grant, ...changes } : grant)));
  return (
    <Stack gap="x3">
      {grants.map(({ merchant, role }, index) => (
        // The list has no other order than its own.
        // oxlint-disable-next-line react/no-array-index-key
        <Inline key={index} gap="x2" align="end">
          <Select
            label={t`Role`}
            value={role}
            onChange={({ target }) => isRole(target.value) && change(index, { role: target.value })}
          >
            {staffRoles.map((id) => (
              <option key={id} value={id}>
                {names[id]}
              </option>
            ))}
          </Select>
          <Select
            label={t`For`}
            value={merchant}
            onChange={({ target }) => change(index, { merchant: target.value })}
          >
            <option value="*">{t`all merchants`}</option>
            {merchants.map(({ code, name }) => (
              <option key={code} value={code}>
                {name} · {code}
              </option>
            ))}
          </Select>
          {grants.length > 1 && (
            <IconButton
              icon={<TrashIcon />}
              label={t`Take this role away`}
              onClick={() => onChange(grants.filter((_, at) => at !== index))}
            />
          )}
        </Inline>
      ))}
      <Inline>
        <Button
          size="s"
          tone="neutral"
          look="outline"
          iconStart={<PlusIcon />}
          onClick={() => onChange([...grants, { merchant: merchants[0]?.code ?? '*', role: 'read-only' }])}
        >
          {t`A further role`}
        </Button>
      </Inline>
    </Stack>
  );
};
