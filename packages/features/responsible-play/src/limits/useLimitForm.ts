import { ApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';
import { setPlayLimit } from '@marquee/contract/routes';
import { useAction, useErrorText, useForm, useToast } from '@marquee/feature-core';
import type { Limit, Play } from '../Play.ts';
import { usePlayChange } from '../usePlay.ts';
import { useLimitWords } from './useLimitWords.ts';

type Options = { play: Play; limit: Limit; onClose: () => void };

/** What is typed for a limit, what is wrong with it, and its way to the platform. */
export const useLimitForm = ({ play, limit: present, onClose }: Options) => {
  const { t } = useLingui();
  const { kind, period, least, most, limit } = present;
  const words = useLimitWords(play.currency);
  const errorText = useErrorText();
  const toast = useToast();
  const { mutateAsync } = usePlayChange(setPlayLimit);
  const send = (wanted: number | null) => mutateAsync({ body: { kind, period, limit: wanted } });
  const onSent = (answer: Play) => {
    const now = answer.limits.find((each) => each.kind === kind && each.period === period);
    toast(
      'positive',
      now?.pending ? t`Your new limit is saved and will take effect later.` : t`Your limit has been saved.`,
    );
    onClose();
  };
  const form = useForm<{ limit: number | undefined }, Play>({
    values: { limit: limit ?? undefined },
    checks: {
      limit: (figure) => {
        if (figure === undefined) return t`Enter a number.`;
        if (figure < least) {
          const min = words.figure(kind, least);
          return t`Enter at least ${min}.`;
        }
        if (most === null || figure <= most) return undefined;
        const max = words.figure(kind, most);
        return t`Enter at most ${max}.`;
      },
    },
    send: (typed) => send(typed.limit ?? null),
    onSent,
    // There is but one field, and whatever is refused is about it.
    onRefused: (error) => ({
      errors: {
        limit: (error instanceof ApiError && error.details.fields?.[0]?.message) || errorText(error),
      },
    }),
  });
  const removal = useAction(async () => onSent(await send(null)), form.refuseBy);
  const figure = form.values.limit;
  return {
    form,
    isLooser: limit !== null && figure !== undefined && figure > limit,
    remove: removal.run,
    isRemoving: removal.isBusy,
  };
};
