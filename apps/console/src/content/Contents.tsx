import { useLingui } from '@lingui/react/macro';
import { getStaffContents } from '@marquee/contract/routes';
import { contentKinds } from '@marquee/contract/content';
import { DocumentIcon, ButtonLink, EmptyState, PageHead, Stack, Tabs, Text } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { usePlace } from '../api/usePlace.ts';
import { DataTable } from '../table/DataTable.tsx';
import { kindsShown } from './Content.ts';
import { useContentColumns } from './useContentColumns.tsx';
import { useContentWords } from './useContentWords.ts';

/** What players read, kind by kind: published, planned and drafted. */
export const Contents = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const may = useMay()('content.manage');
  const { params, set } = usePlace();
  const columns = useContentColumns();
  const { kinds } = useContentWords();
  const kind = kindsShown.find((id) => id === params.get('kind')) ?? 'announcement';
  const found = useQuery({
    ...query(getStaffContents, { query: { kind } }),
    placeholderData: keepPreviousData,
  });
  // Until it is known, what every site has a place for.
  const shown = kindsShown.filter(
    (id) => id === kind || (found.data ? found.data.kinds.includes(id) : !('feature' in contentKinds[id])),
  );
  const isShownHere = found.data?.kinds.includes(kind) ?? true;
  const rows = found.data?.contents.filter((piece) => piece.kind === kind);
  return (
    <Stack gap="x5">
      <PageHead title={t`Content`}>
        <Text isMuted>{t`What players read. A draft is seen by nobody until it is published.`}</Text>
      </PageHead>
      <Tabs
        label={t`Kinds of content`}
        tabs={shown.map((id) => ({ id, label: kinds[id] }))}
        selected={kind}
        onSelect={(id) => set({ kind: id })}
      >
        <Stack gap="x4">
          {may && isShownHere && !('given' in contentKinds[kind]) && (
            <div>
              <ButtonLink href={`/content/${kind}/new`}>{t`Write a new one`}</ButtonLink>
            </div>
          )}
          <DataTable
            id="content"
            label={kinds[kind]}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowTo={({ id }) => `/content/${kind}/${id}`}
            query={found}
            empty={
              <EmptyState icon={<DocumentIcon size="xl" />} title={t`There is none yet`}>
                {t`The site shows nothing in its place.`}
              </EmptyState>
            }
          />
        </Stack>
      </Tabs>
    </Stack>
  );
};
