import {
  askStaffPayoutRules,
  changeStaffSite,
  setStaffMaintenance,
  setStaffWallet,
} from '@marquee/contract/routes';
import { useState } from 'react';
import { useApi } from '../api/useApi.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import { CdnsForm } from './CdnsForm.tsx';
import { DepositsForm } from './DepositsForm.tsx';
import { FlagsForm } from './FlagsForm.tsx';
import { LoginsForm } from './LoginsForm.tsx';
import { Maintenance } from './Maintenance.tsx';
import type { PartChange } from './PartProps.ts';
import { RegionsForm } from './RegionsForm.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { SiteSettings, StaffSite } from './settingChanges.ts';
import type { SitePart } from './siteParts.ts';
import { WalletForm } from './WalletForm.tsx';
import { WithdrawalsForm } from './WithdrawalsForm.tsx';

const isLogin = (key: string) => !key.includes('.');

const isOf = (part: keyof SiteSettings) =>
  part === 'logins' ? isLogin : (key: string) => key.startsWith(`${part}.`);

type Props = {
  part: SitePart;
  site: StaffSite;
  /** Keeps what the platform answers to a change, and after a colleague's asks what holds now. */
  keep: (saving: Promise<StaffSite>) => Promise<StaffSite>;
};

/** The form of a part. It begins anew with each version of what it changes. */
export const PartOfSite = ({ part, site, keep }: Props) => {
  const { call } = useApi();
  const withProof = useProof();
  const [saved, setSaved] = useState<string>();
  const [asked, setAsked] = useState(0);
  const { versions, settings } = site;
  const propsOf = <P extends keyof SiteSettings>(id: P) => ({
    settings: settings[id],
    operators: site.operators.filter(isOf(id)),
    isSaved: saved === versions[id],
    onSave: async (change: PartChange, reason: string) => {
      const body = { ...change, version: versions[id], reason };
      const after = await keep(call(changeStaffSite, { body }));
      setSaved(after.versions[id]);
    },
  });
  switch (part) {
    case 'flags':
      return <FlagsForm key={versions.flags} {...propsOf('flags')} />;
    case 'regions':
      return <RegionsForm key={versions.regions} {...propsOf('regions')} countries={site.countries} />;
    case 'registration':
      return (
        <RegistrationForm
          key={versions.registration}
          {...propsOf('registration')}
          minimumAge={site.minimumAge}
        />
      );
    case 'logins':
      return <LoginsForm key={versions.logins} {...propsOf('logins')} />;
    case 'deposits':
      return <DepositsForm key={versions.deposits} {...propsOf('deposits')} />;
    case 'withdrawals':
      return (
        <WithdrawalsForm
          key={`${versions.withdrawals} ${asked}`}
          settings={settings.withdrawals}
          usual={site.usualWithdrawals}
          operators={site.operators.filter(isOf('withdrawals'))}
          isAsked={asked > 0}
          isSaved={saved === versions.withdrawals}
          onAsk={async (withdrawals, reason) => {
            const body = { version: versions.withdrawals, withdrawals, reason };
            const after = await keep(withProof(() => call(askStaffPayoutRules, { body })));
            // Where nobody else could agree, it holds already.
            if (after.versions.withdrawals === versions.withdrawals) setAsked((times) => times + 1);
            else setSaved(after.versions.withdrawals);
          }}
        />
      );
    case 'wallet':
      return (
        <WalletForm
          isSingle={site.wallet.isSingle}
          onSave={async (isSingle, reason) => {
            const body = { version: versions.wallet, isSingle, reason };
            await keep(withProof(() => call(setStaffWallet, { body })));
          }}
        />
      );
    case 'cdns':
      return <CdnsForm key={versions.cdns} {...propsOf('cdns')} installation={site.installation} />;
    default:
      return (
        <Maintenance
          maintenance={site.maintenance}
          onSave={async (maintenance, reason) => {
            const body = { version: versions.maintenance, maintenance, reason };
            await keep(call(setStaffMaintenance, { body }));
          }}
        />
      );
  }
};
