import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { findLanguage } from '@marquee/reference';
import { Badge, Inline } from '@marquee/ui';
import { useMerchant } from '../api/ConsoleContext.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import type { PieceLine } from './Content.ts';
import { ContentStanding } from './ContentStanding.tsx';
import { useContentWords } from './useContentWords.ts';

/** What the list of content says of each piece. */
export const useContentColumns = (): readonly DataColumn<PieceLine>[] => {
  const { t } = useLingui();
  const { dateTime, relative } = useDateTime();
  const { timeZone } = useMerchant();
  const { states, pieces } = useContentWords();
  const nameOf = ({ id, name }: PieceLine) => pieces[id] ?? (name || t`Without a title`);
  const lacksOf = ({ missing }: PieceLine) =>
    missing.map(({ language, texts }) => `${findLanguage(language)?.name ?? language}: ${texts}`);
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: nameOf,
      note: ({ id, name }) => (pieces[id] ? name : id),
      value: nameOf,
      sortable: true,
    },
    {
      id: 'state',
      header: t`State`,
      cell: (piece) => <ContentStanding piece={piece} />,
      value: ({ state }) => states[state],
      sortable: true,
    },
    {
      id: 'missing',
      header: t`Missing texts`,
      cell: (piece) =>
        piece.missing.length > 0 ? (
          <Inline gap="x1">
            {lacksOf(piece).map((lack) => (
              <Badge key={lack} tone="caution">
                {lack}
              </Badge>
            ))}
          </Inline>
        ) : (
          t`None`
        ),
      value: (piece) => lacksOf(piece).join(', '),
    },
    {
      id: 'changed',
      header: t`Last change`,
      cell: ({ changedAt }) => (changedAt ? relative(changedAt) : t`As the brand’s folder says`),
      note: ({ changedAt }) => changedAt && dateTime(changedAt, { timeZone }),
      value: ({ changedAt }) => changedAt,
      sortable: true,
    },
  ];
};
