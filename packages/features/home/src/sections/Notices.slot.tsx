import { useLingui } from '@lingui/react/macro';
import { MegaphoneIcon, Skeleton, Ticker } from '@marquee/ui';
import { useHome } from '../useHome.ts';

/** The merchant's notices, running by. */
const Notices = () => {
  const { t } = useLingui();
  const { data, isPending } = useHome();
  if (isPending)
    return (
      <div aria-busy>
        <Skeleton shape="row" />
      </div>
    );
  return (
    <Ticker
      label={t`Notices`}
      pauseLabel={t`Pause notices`}
      playLabel={t`Resume notices`}
      icon={<MegaphoneIcon />}
      notices={data?.notice ?? []}
    />
  );
};

export default Notices;
