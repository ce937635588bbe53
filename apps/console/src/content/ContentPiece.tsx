import { useLingui } from '@lingui/react/macro';
import type { FieldProblem } from '@marquee/contract/errors';
import { getStaffContent, getStaffContents } from '@marquee/contract/routes';
import { Banner, ChevronStartIcon, PageHead, Stack, Text, TextLink } from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { NothingHere } from '../frame/NothingHere.tsx';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { useConsole } from '../api/ConsoleContext.ts';
import { Waiting } from '../api/Waiting.tsx';
import { kindsShown, newPiece, type Piece } from './Content.ts';
import { ContentStanding } from './ContentStanding.tsx';
import { PieceEditor } from './PieceEditor.tsx';
import { useContentWords } from './useContentWords.ts';
import { Versions } from './Versions.tsx';

type Known = { kind: (typeof kindsShown)[number]; id: string };

const OpenPiece = ({ kind, id }: Known) => {
  const { t } = useLingui();
  const { query } = useApi();
  const { language } = useConsole();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { kinds, pieces } = useContentWords();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const { state } = useLocation() as { state: { notice?: string } | null };
  const [notice, setNotice] = useState(state?.notice);
  const isNew = id === 'new';
  const around = useQuery(query(getStaffContents, { query: { kind } }));
  const found = useQuery({ ...query(getStaffContent, { query: { kind, id } }), enabled: !isNew });
  const languages = around.data?.languages;
  const piece = isNew ? undefined : found.data;
  const value = piece?.draft ?? piece?.published ?? {};
  const drafter = piece?.draftedBy?.name;
  const name = (value.title ?? value.text)?.[language];
  const begin = () => {
    setProblems([]);
    setRefusal(undefined);
    setNotice(undefined);
  };
  const keep = async (next: Piece | null, words: string) => {
    begin();
    await queries.invalidateQueries();
    if (!next) void navigate(`/content?kind=${kind}`);
    // A new piece goes on at the address that it has now.
    else if (isNew) void navigate(`/content/${kind}/${next.id}`, { replace: true, state: { notice: words } });
    setNotice(words);
  };
  const refuse = async (words: string) => {
    begin();
    setRefusal(words);
    await queries.invalidateQueries();
  };
  const failed = [around, found].find(({ error }) => error);
  const start = isNew ? newPiece(kind, around.data?.contents.length ?? 0) : value;
  return (
    <Stack gap="x5">
      <PageHead
        title={isNew ? t`Write a new one` : (pieces[id] ?? name ?? t`Without a title`)}
        back={
          <TextLink href={`/content?kind=${kind}`} look="quiet">
            <ChevronStartIcon /> {kinds[kind]}
          </TextLink>
        }
        standing={piece && <ContentStanding piece={piece} />}
      />
      {refusal && (
        <Banner tone="critical" role="alert">
          {refusal}
        </Banner>
      )}
      {notice && !refusal && (
        <output>
          <Banner tone="positive">{notice}</Banner>
        </output>
      )}
      {failed && <LoadFailure query={failed} />}
      {!failed && (!languages || (!isNew && !piece)) && <Waiting />}
      {languages && (isNew || piece) && (
        <>
          {drafter && <Text isMuted>{t`The draft is by ${drafter}. Players see nothing of it yet.`}</Text>}
          <PieceEditor
            key={piece?.version ?? 'new'}
            kind={kind}
            languages={languages}
            piece={piece}
            start={start}
            problems={problems}
            onSaved={(next) => void keep(next, t`Saved as a draft.`)}
            after={{
              onProblems: setProblems,
              onRefused: (words) => void refuse(words),
              onChanged: (next, words) => void keep(next, words),
            }}
          />
          {piece && piece.versions.length > 0 && (
            <Versions
              piece={piece}
              onDrafted={(next) =>
                void keep(next, t`That version is a draft again. Publish it to return to it.`)
              }
              onRefused={(words) => void refuse(words)}
            />
          )}
        </>
      )}
    </Stack>
  );
};

/** A piece of content: its texts in all languages, its preview, publication and versions. */
export const ContentPiece = () => {
  const { kind, id = '' } = useParams();
  const known = kindsShown.find((one) => one === kind);
  return known ? <OpenPiece key={`${known} ${id}`} kind={known} id={id} /> : <NothingHere />;
};
