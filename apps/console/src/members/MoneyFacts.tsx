import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useDateTime } from '@marquee/i18n';
import { Badge, Money, Row, RowName, Rows, Text } from '@marquee/ui';
import { useMerchant } from '../api/ConsoleContext.ts';
import { Fact } from '../withdrawals/Fact.tsx';
import * as styles from '../withdrawals/Facts.css.ts';
import { Section } from './Section.tsx';
import { type StaffMember, useMemberWords } from './useMemberWords.ts';

type Props = { member: StaffMember; revealed: RouteValue<'revealStaffMember'> | undefined };

/** A member's wallets and bank accounts. */
export const MoneyFacts = ({ member, revealed }: Props) => {
  const { t } = useLingui();
  const words = useMemberWords();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const { wallets, cards, currency } = member;
  const shown = (id: string) => revealed?.cards.find((card) => card.id === id);
  return (
    <Section title={t`Money`}>
      <dl className={styles.facts}>
        {wallets.map(({ wallet, title, balance }) => (
          <Fact key={wallet} name={title ?? words.wallets[wallet] ?? wallet}>
            <Money minor={balance} currency={currency} />
          </Fact>
        ))}
      </dl>
      {cards.length === 0 && <Text isMuted>{t`There is no bank account yet.`}</Text>}
      {cards.length > 0 && (
        <Rows label={t`Bank accounts`}>
          {cards.map(({ id, bankName, number, payeeName, addedAt, removedAt }) => (
            <Row
              key={id}
              end={
                removedAt === null ? undefined : (
                  <Badge>{t`Removed ${dateTime(removedAt, { timeZone })}`}</Badge>
                )
              }
            >
              <RowName>
                {bankName} {shown(id)?.number ?? number}
              </RowName>
              <Text size="s" isMuted>
                {shown(id)?.payeeName ?? payeeName} · {t`since ${dateTime(addedAt, { timeZone })}`}
              </Text>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
};
