import { useLingui } from '@lingui/react/macro';
import { getStaffProofs } from '@marquee/contract/routes';
import { PageHead, Stack, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useConsole, useSelf } from '../api/ConsoleContext.ts';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { Waiting } from '../api/Waiting.tsx';
import { Authenticator } from './Authenticator.tsx';
import { Passkeys } from './Passkeys.tsx';

/** The own account of whoever is logged in: what they prove themselves by. */
export const Account = () => {
  const { t } = useLingui();
  const { setSelf } = useConsole();
  const self = useSelf();
  const { query } = useApi();
  const found = useQuery(query(getStaffProofs, {}));
  const refresh = async () => {
    const { data: proofs } = await found.refetch();
    if (!proofs) return;
    setSelf({
      ...self,
      proofs: [
        ...(proofs.passkeys.length > 0 ? ['passkey' as const] : []),
        ...(proofs.hasAuthenticator ? ['authenticator' as const] : []),
      ],
    });
  };
  return (
    <Stack gap="x5">
      <PageHead title={t`Your account`}>
        <Text isMuted>
          {t`A login takes your password and one of these. One has to remain; with one that you remove, your other sessions end.`}
        </Text>
      </PageHead>
      {found.isError ? (
        <LoadFailure query={found} />
      ) : found.data ? (
        <>
          <Passkeys proofs={found.data} onChange={refresh} />
          <Authenticator proofs={found.data} onChange={refresh} />
        </>
      ) : (
        <Waiting />
      )}
    </Stack>
  );
};
