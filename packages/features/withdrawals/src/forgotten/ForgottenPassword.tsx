import { useLingui } from '@lingui/react/macro';
import { getPaymentPasswordReset } from '@marquee/contract/routes';
import { canUsePasskeys, useApi, LoadFailure } from '@marquee/feature-core';
import { Dialog, Skeleton, Stack } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { AskSupport } from './AskSupport.tsx';
import { ResetForm } from './ResetForm.tsx';

/** Sets a forgotten payment password anew, or says who helps where the member has no proof. */
export const ForgottenPassword = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { query } = useApi();
  const { data, error, isFetching, refetch } = useQuery(query(getPaymentPasswordReset, {}));
  const [first] = (data?.ways ?? []).filter(
    ({ method }, _, all) => method !== 'passkey' || all.length === 1 || canUsePasskeys(),
  );
  return (
    <Dialog
      isOpen
      size="s"
      title={t`A new payment password`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      {!data && !error && (
        <output aria-busy aria-label={t`Loading`}>
          <Stack gap="x4">
            <Skeleton shape="text" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        </output>
      )}
      {!data && error && (
        <LoadFailure title={t`We couldn’t load this`} query={{ error, isFetching, refetch }} />
      )}
      {data && !first && <AskSupport />}
      {data && first && <ResetForm ways={data} first={first.method} onDone={onClose} />}
    </Dialog>
  );
};
