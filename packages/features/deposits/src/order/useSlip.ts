import { getDeposit, uploadDepositSlip } from '@marquee/contract/routes';
import { useApi, useErrorText } from '@marquee/feature-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Sends a slip as soon as it is chosen, and keeps it in sight. A refused one can be replaced at once. */
export const useSlip = (reference: string) => {
  const { mutation, query } = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const inputRef = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const sending = useMutation(mutation(uploadDepositSlip));
  const { isPending: isSending } = sending;
  // The field takes nothing, and no focus either, while a picture is on its way.
  useEffect(() => {
    if (problem !== undefined && !isSending) inputRef.current?.focus();
  }, [problem, isSending]);

  const choose = async (chosen: readonly File[]) => {
    const [file] = chosen;
    setFiles(chosen);
    setProblem(undefined);
    if (!file) return;
    try {
      const input = { query: { reference } };
      const deposit = await sending.mutateAsync({ ...input, body: file });
      queries.setQueryData(query(getDeposit, input).queryKey, deposit);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return { choose, files, inputRef, problem, isSending };
};
