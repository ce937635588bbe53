import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { ContactPanel } from './ContactPanel.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useSidePanels } from './useSidePanels.ts';

/** The panels at both sides of a wide window: where to go, and how to reach the site elsewhere. */
const SidePanels = () => {
  const { t } = useLingui();
  const { state, toggle } = useSidePanels();
  const { navigation } = useSite().brand.layout;
  return (
    <>
      {/* A rail says the same at the same place. */}
      {navigation !== 'rail' && (
        <SidePanel side="start" label={t`Categories`} isOpen={state.start} onToggle={() => toggle('start')}>
          <QuickLinks />
        </SidePanel>
      )}
      <SidePanel side="end" label={t`Apps and support`} isOpen={state.end} onToggle={() => toggle('end')}>
        <ContactPanel />
      </SidePanel>
    </>
  );
};

export default SidePanels;
