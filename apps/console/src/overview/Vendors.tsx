import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useDateTime } from '@marquee/i18n';
import { Badge, Row, RowName, Rows, Text } from '@marquee/ui';
import { Section } from '../members/Section.tsx';

type Props = { vendors: RouteValue<'getStaffHealth'>['vendors'] };

/** How the rounds of each vendor have ended in a day; those without any in one line. */
export const Vendors = ({ vendors }: Props) => {
  const { t } = useLingui();
  const { relative } = useDateTime();
  const busy = vendors.filter(({ lastAt }) => lastAt !== null);
  const quiet = vendors
    .filter(({ lastAt }) => lastAt === null)
    .map(({ name }) => name)
    .join(', ');
  return (
    <Section title={t`Vendors`}>
      {busy.length > 0 && (
        <Rows label={t`Vendors`}>
          {busy.map(({ vendor, name, rounds, unfinished, voided, lastAt }) => (
            <Row
              key={vendor}
              end={
                unfinished + voided > 0 ? (
                  <Badge tone={(unfinished + voided) * 10 > rounds ? 'critical' : 'caution'}>
                    {t`${unfinished} open, ${voided} taken back`}
                  </Badge>
                ) : (
                  <Badge tone="positive">{t`Well`}</Badge>
                )
              }
            >
              <RowName>{name}</RowName>
              <Text size="s" isMuted>
                {t`${plural(rounds, { one: '# round', other: '# rounds' })}, the last ${relative(lastAt ?? '')}`}
              </Text>
            </Row>
          ))}
        </Rows>
      )}
      {quiet && <Text size="s">{t`No round in the last 24 hours: ${quiet}.`}</Text>}
      <Text size="s" isMuted>
        {t`Rounds that are open for more than an hour, and those whose bets were all taken back.`}
      </Text>
    </Section>
  );
};
