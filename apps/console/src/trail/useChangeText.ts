import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import { useMerchant } from '../api/ConsoleContext.ts';
import { useSettingNames } from '../site/useSettingNames.ts';
import { useWords } from '../withdrawals/useWords.ts';

/** Letters of a value that are shown. */
const longest = 300;

type Change = { field: string; before: string | null; after: string | null };

/** Writes what a thing of the trail was before and is after, in the reader's words where there are some. */
export const useChangeText = () => {
  const { t } = useLingui();
  const money = useMoney();
  const { currency } = useMerchant();
  const states: Readonly<Record<string, string>> = useWords().states;
  const names: Readonly<Record<string, string>> = {
    ...useSettingNames(),
    amount: t`Amount`,
    state: t`State`,
    decision: t`Decision`,
    claimedBy: t`Taken by`,
    assignedTo: t`Given to`,
    language: t`Language`,
    title: t`Title`,
    text: t`Text`,
    grants: t`Roles`,
    secondPerson: t`Second person`,
    asked: t`Asked for`,
    askedBy: t`Asked by`,
    request: t`Request`,
    message: t`Words for members`,
    answer: t`Answer to the member`,
    proof: t`Picture`,
    isOffered: t`Offered`,
    isUnderMaintenance: t`Under maintenance`,
    maintenanceStartsAt: t`Maintenance from`,
    maintenanceEndsAt: t`Maintenance until`,
    previousUntil: t`Old secret good until`,
    hotRank: t`Place among the hot games`,
    badge: t`Mark`,
    place: t`Place`,
    isSingle: t`One wallet for all vendors`,
    startsAt: t`From`,
    endsAt: t`Until`,
  };
  const valueOf = (field: string, value: string | null) => {
    if (value === null) return t`nothing`;
    if (field === 'amount' && /^\d+$/.test(value)) return money(Number(value), currency);
    // The body of a text is read in its versions.
    const said = value.length > longest ? `${value.slice(0, longest)} …` : value;
    return field === 'state' ? (states[value] ?? value) : said;
  };
  return ({ field, before, after }: Change): string => {
    const name = names[field] ?? field;
    const now = valueOf(field, after);
    return before === null ? `${name}: ${now}` : `${name}: ${valueOf(field, before)} → ${now}`;
  };
};
