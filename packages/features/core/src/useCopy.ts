import { useLingui } from '@lingui/react/macro';
import { useToast } from './toasts.ts';

/** What is said once a text is copied, and where the browser doesn’t allow it: without a word of its own the usual. */
type Words = { done: string; refused?: string };

/** Copies a text for the reader, and says whether the browser let it. */
export const useCopy = (): ((text: string, words: Words) => void) => {
  const { t } = useLingui();
  const toast = useToast();
  const usual = t`Your browser doesn’t allow copying. Please write it down.`;
  return (text, { done, refused = usual }) =>
    void navigator.clipboard.writeText(text).then(
      () => toast('positive', done),
      () => toast('caution', refused),
    );
};
