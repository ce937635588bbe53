import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Notice } from './Notice.tsx';

const MaintenancePage = () => {
  const { t } = useLingui();
  const { permission } = useSite();
  return <Notice title={t`We are working on the site`} text={permission?.maintenanceInfo?.message ?? ''} />;
};

export default MaintenancePage;
