import { useLingui } from '@lingui/react/macro';
import { makeInvitationCode } from '@marquee/contract/routes';
import { useAction, useApi, useErrorText, useToast } from '@marquee/feature-core';
import { Button, LinkIcon } from '@marquee/ui';

/** Makes the agent's link, once for good. */
export const MakeCode = ({ onMade }: { onMade: () => Promise<unknown> }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const errorText = useErrorText();
  const toast = useToast();
  const { run, isBusy } = useAction(
    async () => {
      await call(makeInvitationCode, {});
      await onMade();
    },
    (error) => toast('critical', errorText(error)),
  );
  return (
    <div>
      <Button iconStart={<LinkIcon size="s" />} isLoading={isBusy} onClick={() => run()}>
        {t`Make my link`}
      </Button>
    </div>
  );
};
