import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import type { RouteBody } from '@marquee/contract/route';
import { proveStaff } from '@marquee/contract/routes';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useConsole } from '../api/ConsoleContext.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { ProofDismissed } from './ProofDismissed.ts';

/** Makes a call, and once more after a code or passkey where it asks for a fresh proof of who sits here. */
type WithProof = <T>(call: () => Promise<T>) => Promise<T>;

const ProofContext = createContext<WithProof | null>(null);

type Asked = { prove: (proof: RouteBody<'proveStaff'>) => Promise<void>; dismiss: () => void };

/** Asks for a proof where a call needs one that is fresh, and then repeats the call. */
export const ProofProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useLingui();
  const { client } = useConsole();
  const [asked, setAsked] = useState<Asked>();
  const [withProof] = useState((): WithProof => async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error, 'PROOF_DUE')) throw error;
      await new Promise<void>((resolve, reject) => {
        setAsked({
          prove: async (proof) => {
            await client(proveStaff, { body: proof });
            setAsked(undefined);
            resolve();
          },
          dismiss: () => {
            setAsked(undefined);
            reject(new ProofDismissed());
          },
        });
      });
      return call();
    }
  });
  return (
    <ProofContext value={withProof}>
      {children}
      {asked && (
        <ProofDialog title={t`Confirm that it’s you`} onProof={asked.prove} onClose={asked.dismiss} />
      )}
    </ProofContext>
  );
};

/** Makes calls that may ask for a fresh proof. */
export const useProof = (): WithProof => {
  const found = useContext(ProofContext);
  if (!found) throw new Error('useProof needs the ProofProvider around it.');
  return found;
};
