import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { findLanguage } from '@marquee/reference';
import { useMerchant } from '../api/ConsoleContext.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { type ListedVoice, useVoiceWords } from './useVoiceWords.ts';
import { VoiceStanding } from './VoiceStanding.tsx';

/** Letters of what was written that the list shows. */
const shown = 120;

/** What the list of questions and complaints says of each. */
export const useVoiceColumns = (): readonly DataColumn<ListedVoice>[] => {
  const { t } = useLingui();
  const { dateTime, relative } = useDateTime();
  const { timeZone } = useMerchant();
  const { kinds } = useVoiceWords();
  const at = (moment: string) => dateTime(moment, { timeZone });
  return [
    {
      id: 'reference',
      header: t`Reference`,
      oneLine: true,
      cell: ({ reference }) => reference,
      note: ({ username }) => username ?? t`A guest`,
      value: ({ reference }) => reference,
    },
    {
      id: 'kind',
      header: t`About`,
      cell: ({ questionType }) => kinds[questionType],
      note: ({ content }) => (content.length > shown ? `${content.slice(0, shown)} …` : content),
      value: ({ questionType }) => kinds[questionType],
    },
    {
      id: 'standing',
      header: t`Answer`,
      cell: (voice) => <VoiceStanding voice={voice} />,
      note: ({ answeredAt, dueAt }) => at(answeredAt ?? dueAt),
      value: ({ answeredAt, dueAt }) => answeredAt ?? dueAt,
    },
    {
      id: 'member',
      header: t`Member`,
      cell: ({ username }) => username ?? t`A guest`,
      value: ({ username }) => username,
      hidden: true,
    },
    {
      id: 'language',
      header: t`Language`,
      cell: ({ language }) => findLanguage(language)?.name ?? language,
      value: ({ language }) => language,
      hidden: true,
    },
    {
      id: 'written',
      header: t`Written`,
      cell: ({ createdAt }) => relative(createdAt),
      note: ({ createdAt }) => at(createdAt),
      value: ({ createdAt }) => createdAt,
    },
  ];
};
