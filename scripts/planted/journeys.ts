import type { Faults } from './Fault.ts';
import { journey } from './Proof.ts';

const shell = (file: string) => `packages/shell/src/${file}`;

export const journeys: Faults = {
  kind: 'What needs a browser and the platform',
  faults: [
    {
      name: 'Back does not close a dialog',
      edits: [
        {
          file: shell('modals/useModalHistory.ts'),
          find: 'setModals((current) => current.slice(0, entry));',
          replace: 'setModals((current) => [...current]);',
        },
      ],
      before: 'a journey of each brand and device',
      proof: journey(
        'announcements.test.ts',
        'promotions stand on their page; one opens with its terms, and Back closes it',
      ),
    },
    {
      name: 'A reload loses the session',
      edits: [
        {
          file: shell('start/startSite.tsx'),
          find: '  const screen = createScreen(root);\n',
          replace:
            "  const screen = createScreen(root);\n  addEventListener('pagehide', () => sessionStore.remove('token'));\n",
        },
      ],
      before: 'a journey of each brand and device',
      proof: journey(
        'passwords.test.ts',
        'a member changes it from the own menu and stays logged in, here alone',
      ),
    },
    {
      name: 'A paid deposit is not shown',
      edits: [
        {
          file: 'packages/features/deposits/src/order/useDeposit.ts',
          find: '  waiting: 2_500,',
          replace: '  waiting: false,',
        },
      ],
      before: 'a journey of each way to pay, brand and device',
      proof: journey(
        'deposits.test.ts',
        'VietQR: the code is scanned and saved, the bank’s app pays, the balance has grown',
      ),
    },
    {
      name: 'A remembered login logs nobody in: its cookie has a path of its own',
      edits: [
        {
          file: 'apps/platform/src/kernel/http/createCookies.ts',
          find: '...(maxAge !== undefined && { maxAge })',
          replace: "...(maxAge !== undefined && { maxAge, path: '/wps/session/login' })",
        },
      ],
      before: 'a journey of each brand',
      proof: journey(
        'sessions.test.ts',
        'a login ends with its tab, unless it is remembered: then after a day',
      ),
    },
    {
      name: 'Maintenance is not shown',
      edits: [
        {
          file: shell('site/Gate.tsx'),
          find: 'if (!permission?.maintenance && !permission?.regionRestriction) return children;',
          replace: 'if (!permission?.regionRestriction) return children;',
        },
      ],
      before: 'a journey of each brand',
      proof: journey(
        'startUp.test.ts',
        'under maintenance a merchant shows only that page, until it is over; the others stay open',
      ),
    },
    {
      name: 'A change of the language loses the page',
      edits: [
        {
          file: shell('routing/SiteRouter.tsx'),
          find: 'pathname: addressOf(brand, language, address.path) }',
          replace: "pathname: addressOf(brand, language, '/') }",
        },
      ],
      before: 'a journey of each brand and device',
      proof: journey(
        'frame.test.ts',
        'the language changes in place, without loading the page anew, and is kept',
      ),
    },
    {
      name: 'The scheme that was chosen is forgotten by the next page',
      edits: [
        {
          file: 'apps/web/pages/bootScript.ts',
          find: `'if(c==="dark"||c==="light")h.dataset.scheme=c;',`,
          replace: `'if(c==="auto")h.dataset.scheme=c;',`,
        },
      ],
      before: 'a journey of each brand',
      proof: journey(
        'frame.test.ts',
        'the colour scheme is switched by a button, repaints, and is kept from the first paint on',
      ),
    },
    {
      name: 'A list that has grown is short again after Back',
      edits: [
        {
          file: 'packages/features/games/src/lobby/filters.ts',
          find: 'pages: pages > 1 ? String(pages) : undefined,',
          replace: 'pages: undefined,',
        },
      ],
      before: 'a journey of each brand and device',
      proof: journey(
        'games.test.ts',
        'a list is searched, without accents too, grows by a button, and stands again after Back',
      ),
    },
    {
      name: 'What sets a password stays in the address',
      edits: [
        {
          file: shell('start/openAddressedModal.ts'),
          find: "['modal', 'id', 'tab', 'resetToken']",
          replace: "['modal', 'id', 'tab']",
        },
      ],
      before: 'a journey of each brand',
      proof: journey('passwords.test.ts', 'the link of an e-mail sets a new password, which logs in'),
    },
    {
      name: 'A page complains in the console',
      edits: [
        {
          file: 'packages/features/help/src/Help.page.tsx',
          find: 'const Help = () => <HelpCentre />;',
          replace: "const Help = () => {\n  console.error('A complaint.');\n  return <HelpCentre />;\n};",
        },
      ],
      before: 'a journey of each brand',
      proof: journey(
        'help.test.ts',
        'the footer leads to a topic, which has an address of its own and names the page',
      ),
    },
  ],
};
