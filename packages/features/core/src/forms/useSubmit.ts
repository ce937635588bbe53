import { useMutation } from '@tanstack/react-query';

/** Does what a form is for, once at a time; `onRefused` gets what it failed with. */
export const useSubmit = (action: () => Promise<void>, onRefused: (error: unknown) => void) => {
  const { mutate, isPending } = useMutation({
    mutationFn: action,
    onError: onRefused,
    retry: false,
    // Without a network the reader is told so, instead of waiting for one.
    networkMode: 'always',
  });
  return {
    isBusy: isPending,
    submit: () => {
      if (!isPending) mutate();
    },
  };
};
