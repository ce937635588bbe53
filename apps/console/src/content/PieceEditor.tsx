import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import type { ContentKind } from '@marquee/contract/content';
import type { FieldProblem } from '@marquee/contract/errors';
import { saveStaffContent } from '@marquee/contract/routes';
import type { Language } from '@marquee/reference';
import { Banner, Button, Card, Inline, Stack } from '@marquee/ui';
import { useState } from 'react';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { useMay } from '../api/useMay.ts';
import type { Piece, PieceValue } from './Content.ts';
import { contentChanges } from './contentChanges.ts';
import { FactFields } from './FactFields.tsx';
import * as styles from './LanguageColumns.css.ts';
import { PieceActions, type PieceActionsProps } from './PieceActions.tsx';
import { TextFields } from './TextFields.tsx';

type Props = {
  kind: ContentKind;
  languages: readonly Language[];
  /** Undefined for one that nobody has saved yet. */
  piece: Piece | undefined;
  /** What the fields begin with. */
  start: PieceValue;
  onSaved: (piece: Piece) => void;
  /** Fields that publishing has found something wrong with. */
  problems?: readonly FieldProblem[];
  /** Who is told of what is done with a saved draft; left out where it can only be saved. */
  after?: Omit<PieceActionsProps, 'piece' | 'isDirty'>;
};

/** The fields of a piece, and what keeps them as a draft. */
export const PieceEditor = (props: Props) => {
  const { kind, languages, piece, start, onSaved, problems: found = [], after } = props;
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay()('content.manage');
  const errorText = useErrorText();
  const [value, setValue] = useState(start);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [own, setOwn] = useState<readonly FieldProblem[]>([]);
  const problems = own.length > 0 ? own : found;
  const problemOf = (key: string) => problems.find(({ field }) => field === `value.${key}`)?.message;
  const isDirty = piece === undefined || contentChanges(piece.draft ?? piece.published, value).length > 0;
  const change = (changes: Partial<PieceValue>) => setValue((before) => ({ ...before, ...changes }));
  const save = async () => {
    setSaving(true);
    setRefusal(undefined);
    setOwn([]);
    try {
      const seen = piece && { id: piece.id, version: piece.version };
      onSaved(await call(saveStaffContent, { body: { kind, value, ...seen } }));
    } catch (error) {
      const fields = isApiError(error, 'INVALID_INPUT') ? (error.details.fields ?? []) : [];
      if (fields.length > 0) setOwn(fields);
      else setRefusal(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Card padding="m" as="section">
      <Stack gap="x5">
        {refusal && (
          <Banner tone="critical" role="alert">
            {refusal}
          </Banner>
        )}
        <fieldset disabled={!may} className={styles.fields}>
          <TextFields {...{ kind, languages, value, problemOf }} onChange={change} />
          <FactFields {...{ kind, value, problemOf }} onChange={change} />
        </fieldset>
        {may && (
          <Inline gap="x2">
            <Button isLoading={isSaving} disabled={!isDirty} onClick={() => void save()}>
              {t`Save the draft`}
            </Button>
            {piece && after && <PieceActions {...after} piece={piece} isDirty={isDirty} />}
          </Inline>
        )}
      </Stack>
    </Card>
  );
};
