import { useLingui } from '@lingui/react/macro';
import { Notice } from './Notice.tsx';

const BlockedPage = () => {
  const { t } = useLingui();
  return <Notice title={t`Access restricted`} text={t`We may not offer our games where you are.`} />;
};

export default BlockedPage;
