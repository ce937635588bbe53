import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import type { FieldProblem } from '@marquee/contract/errors';
import {
  discardStaffContent,
  previewStaffContent,
  publishStaffContent,
  withdrawStaffContent,
} from '@marquee/contract/routes';
import { Button, ExternalIcon } from '@marquee/ui';
import { useState } from 'react';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import type { Piece } from './Content.ts';
import { contentChanges } from './contentChanges.ts';
import { ContentDifference } from './ContentDifference.tsx';

export type PieceActionsProps = {
  piece: Piece;
  /** Something is typed that is not saved: only what is saved can be looked at and published. */
  isDirty: boolean;
  /** Told what is left of it, and in words what has happened. */
  onChanged: (piece: Piece | null, words: string) => void;
  onProblems: (problems: readonly FieldProblem[]) => void;
  onRefused: (words: string) => void;
};

/** What can be done with a saved piece: looked at on the site, published, thrown away, taken off. */
export const PieceActions = ({ piece, isDirty, onChanged, onProblems, onRefused }: PieceActionsProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<'publish' | 'withdraw'>();
  const { kind, id, version, draft, published } = piece;
  const seen = { kind, id, version };
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      onRefused(errorText(error));
    }
  };
  const preview = (scheme: 'dark' | 'light') => {
    // Opened by the press itself, before the answer: browsers take a later one for an advertisement.
    const tab = window.open('about:blank', '_blank');
    void attempt(async () => {
      try {
        const { url } = await call(previewStaffContent, { body: { kind, id, scheme } });
        if (tab) {
          tab.opener = null;
          tab.location.href = url;
        }
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  };
  const publish = async (reason: string) => {
    onProblems([]);
    try {
      const after = await call(publishStaffContent, { body: { ...seen, reason } });
      onChanged(after, t`Published. The site follows at once.`);
    } catch (error) {
      const found = isApiError(error, 'INVALID_INPUT') ? (error.details.fields ?? []) : [];
      if (!found.some(({ field }) => field.startsWith('value.'))) throw error;
      onProblems(found);
    }
  };
  return (
    <>
      {draft && !isDirty && (
        <>
          <Button
            tone="neutral"
            look="outline"
            iconEnd={<ExternalIcon size="s" />}
            onClick={() => preview('dark')}
          >
            {t`Preview, dark`}
          </Button>
          <Button
            tone="neutral"
            look="outline"
            iconEnd={<ExternalIcon size="s" />}
            onClick={() => preview('light')}
          >
            {t`Preview, light`}
          </Button>
          <Button tone="positive" onClick={() => setAsking('publish')}>{t`Publish …`}</Button>
        </>
      )}
      {draft && (
        <Button
          tone="neutral"
          look="quiet"
          onClick={() =>
            void attempt(async () => {
              const { isGone } = await call(discardStaffContent, { body: seen });
              onChanged(isGone ? null : { ...piece, draft: null }, t`The draft is gone.`);
            })
          }
        >
          {t`Throw the draft away`}
        </Button>
      )}
      {published && !draft && !published.edition && (
        <Button tone="critical" look="quiet" onClick={() => setAsking('withdraw')}>
          {t`Take it off the site …`}
        </Button>
      )}
      {asking === 'publish' && (
        <ReasonDialog
          title={t`Publish this?`}
          label={t`Why?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Publish`}
          tone="positive"
          onReason={publish}
          onClose={() => setAsking(undefined)}
        >
          <ContentDifference changes={contentChanges(published, draft)} />
        </ReasonDialog>
      )}
      {asking === 'withdraw' && (
        <ReasonDialog
          title={t`Take it off the site?`}
          label={t`Why?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Take it off`}
          tone="critical"
          onReason={async (reason) =>
            onChanged(
              await call(withdrawStaffContent, { body: { ...seen, reason } }),
              t`Players no longer see it.`,
            )
          }
          onClose={() => setAsking(undefined)}
        >
          {t`Players no longer see it. Its versions stay, and each can be published again.`}
        </ReasonDialog>
      )}
    </>
  );
};
