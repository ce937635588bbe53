import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Does what a button or a form is for, once at a time; `onRefused` gets what it failed with. */
export const useAction = <T = void>(
  action: (given: T) => Promise<void>,
  onRefused: (error: unknown) => void,
) => {
  // What is under way is shown only with the next render; a second press may come before.
  const isUnderWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: action,
    onError: onRefused,
    onSettled: () => {
      isUnderWay.current = false;
    },
    retry: false,
    // Without a network the reader is told so, instead of waiting for one.
    networkMode: 'always',
  });
  return {
    isBusy: isPending,
    run: (given: T) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(given);
    },
  };
};
