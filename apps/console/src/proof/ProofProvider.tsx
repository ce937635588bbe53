import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import { proveStaff } from '@marquee/contract/routes';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useConsole } from '../api/ConsoleContext.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { ProofDismissed } from './ProofDismissed.ts';

/** Makes a call, and once more after a code where it asks for a fresh proof of who sits here. */
type WithProof = <T>(call: () => Promise<T>) => Promise<T>;

const ProofContext = createContext<WithProof | null>(null);

type Asked = { prove: (code: string) => Promise<void>; dismiss: () => void };

/** Asks for a code of the authenticator where a call needs one that is fresh, and then repeats the call. */
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
          prove: async (code) => {
            await client(proveStaff, { body: { code } });
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
      {asked && <CodeDialog title={t`Confirm that it’s you`} onCode={asked.prove} onClose={asked.dismiss} />}
    </ProofContext>
  );
};

/** Makes calls that may ask for a fresh proof. */
export const useProof = (): WithProof => {
  const found = useContext(ProofContext);
  if (!found) throw new Error('useProof needs the ProofProvider around it.');
  return found;
};
