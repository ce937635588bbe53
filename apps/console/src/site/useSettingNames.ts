import { useLingui } from '@lingui/react/macro';
import { useFieldNames } from './useFieldNames.ts';

/** What each setting of a site is called, by the key that the trail and the brand's folder know it by. */
export const useSettingNames = (): Readonly<Record<string, string>> => {
  const { t } = useLingui();
  const fields = useFieldNames();
  return {
    'flags.DIRECTREG3': t`Registration by username`,
    'flags.MOBILENUMREG3': t`Registration by mobile number`,
    'flags.MOBILENUMPASSREG3': t`A password at the registration by mobile number`,
    'flags.REGMOBVERF3': t`A code to the mobile number at registration`,
    'flags.LOGINREQCAPTCHA3': t`A captcha at each login`,
    'flags.MOBILEVERCODELOGIN3': t`Login by a code to the mobile number`,
    'flags.CHNGPASSVERIF3': t`A code to change or reset a password`,
    'flags.PWDEXPFORCECHANGE3': t`Passwords expire`,
    'flags.FREEPLAY3': t`Free play with demo money`,
    'flags.GOOGLELOGIN3': t`Sign-in with Google`,
    'flags.FACEBOOKLOGIN3': t`Sign-in with Facebook`,
    'flags.TELEGRAMLOGIN3': t`Sign-in with Telegram`,
    'flags.FIREBASESMS3': t`Codes by SMS from Firebase`,
    'flags.GEETEST3': t`GeeTest in place of the own captcha`,
    'regions.home': t`Home country`,
    'regions.restricted': t`Countries that are not served`,
    'regions.blocked': t`Addresses that are not served`,
    'regions.phones': t`Countries of mobile numbers`,
    'registration.fields': t`Fields by username`,
    'registration.mobileFields': t`Fields by mobile number`,
    'registration.hasCaptcha': t`A captcha at registration`,
    'registration.minimumAge': t`Age that everybody confirms`,
    'registration.birthdayAge': t`Age that a birthday has to prove`,
    ...Object.fromEntries(
      Object.entries(fields).map(([field, name]) => [`registration.rules.${field}`, name]),
    ),
    'deposits.dayMax': t`Most within 24 hours`,
    'deposits.openMax': t`Deposits that may wait at once`,
    'deposits.minutes': t`Minutes for which one waits`,
    'withdrawals.minAmount': t`Least of one withdrawal`,
    'withdrawals.maxAmount': t`Most of one withdrawal`,
    'withdrawals.dayCount': t`Withdrawals of a day`,
    'withdrawals.daySum': t`Their sum of a day`,
    'withdrawals.fee': t`Fee`,
    'withdrawals.riskAmount': t`A person looks from`,
    'withdrawals.secondPersonAmount': t`A second person decides from`,
    'withdrawals.holdsFirst': t`A person looks at a member’s first withdrawal`,
    'withdrawals.approveAfterSeconds': t`Seconds in which it can be taken back`,
    'withdrawals.confirmMinutes': t`Minutes after which a payment counts as received`,
    'withdrawals.coolingHours': t`Hours of waiting after a change of the account’s security`,
    'withdrawals.needsProof': t`Who has no proof binds one first`,
    'withdrawals.maxCards': t`Bank accounts of a member`,
    'cdns.images': t`Hosts of pictures`,
    'cdns.games': t`Hosts of games`,
    passwordMaxAgeDays: t`Days until a password expires`,
    secondFactor: t`Second proof at an unknown address`,
    secondFactorAfter: t`Other logins that are asked for it`,
    knownAddressDays: t`Days for which an address stays known`,
  };
};
