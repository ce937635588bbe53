import { useLingui } from '@lingui/react/macro';
import { getDeposit, uploadDepositSlip } from '@marquee/contract/routes';
import { useApi, useErrorText } from '@marquee/feature-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readPicture, slipLimit, slipTypes } from './readPicture.ts';

/** Sends a slip as soon as it is chosen, and shows it. A refused one can be replaced at once. */
export const useSlip = (reference: string) => {
  const { t } = useLingui();
  const { mutation, query } = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [picture, setPicture] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const sending = useMutation(mutation(uploadDepositSlip));

  const problemOf = (file: File) => {
    if (!slipTypes.includes(file.type)) return t`Please choose a PNG or JPEG picture.`;
    return file.size > slipLimit ? t`The picture can have 5 MB at most.` : undefined;
  };
  const choose = async (file: File) => {
    const found = problemOf(file);
    setProblem(found);
    if (found !== undefined) return;
    try {
      const input = { query: { reference } };
      const deposit = await sending.mutateAsync({ ...input, body: file });
      queries.setQueryData(query(getDeposit, input).queryKey, deposit);
      setPicture(await readPicture(file));
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return { choose, picture, problem, isSending: sending.isPending };
};
