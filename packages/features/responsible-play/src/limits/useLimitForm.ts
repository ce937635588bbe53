import { ApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';
import { setPlayLimit } from '@marquee/contract/routes';
import { useErrorText, useToast } from '@marquee/feature-core';
import { useState } from 'react';
import type { Limit, Play } from '../Play.ts';
import { usePlayChange } from '../usePlay.ts';
import { useLimitWords } from './useLimitWords.ts';

type Options = { play: Play; limit: Limit; onClose: () => void; onBad: () => void };

/** What is typed for a limit, what is wrong with it, and its way to the platform. */
export const useLimitForm = ({ play, limit: present, onClose, onBad }: Options) => {
  const { t } = useLingui();
  const { kind, period, least, most, limit } = present;
  const words = useLimitWords(play.currency);
  const errorText = useErrorText();
  const toast = useToast();
  const changing = usePlayChange(setPlayLimit);
  const [figure, setFigure] = useState(limit ?? undefined);
  const [problem, setProblem] = useState<string>();

  const bad = (text: string) => {
    setProblem(text);
    onBad();
  };
  const send = (wanted: number | null) =>
    changing.mutate(
      { body: { kind, period, limit: wanted } },
      {
        onSuccess: (answer) => {
          const now = answer.limits.find((each) => each.kind === kind && each.period === period);
          toast(
            'positive',
            now?.pending
              ? t`Your new limit is saved and will take effect later.`
              : t`Your limit has been saved.`,
          );
          onClose();
        },
        onError: (error) => bad((error instanceof ApiError && error.fields[0]?.message) || errorText(error)),
      },
    );
  const save = () => {
    if (figure === undefined) return bad(t`Enter a number.`);
    if (figure < least) {
      const min = words.figure(kind, least);
      return bad(t`Enter at least ${min}.`);
    }
    if (most !== null && figure > most) {
      const max = words.figure(kind, most);
      return bad(t`Enter at most ${max}.`);
    }
    return send(figure);
  };
  const isRemoval = changing.variables?.body.limit === null;
  return {
    figure,
    problem,
    type: (typed: number | undefined) => {
      setProblem(undefined);
      setFigure(typed);
    },
    isLooser: limit !== null && figure !== undefined && figure > limit,
    isSaving: changing.isPending && !isRemoval,
    isRemoving: changing.isPending && isRemoval,
    save,
    remove: () => send(null),
  };
};
