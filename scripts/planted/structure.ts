import type { Faults } from './Fault.ts';
import { check, lint, types, unit } from './Proof.ts';

const platform = (file: string) => `apps/platform/src/${file}`;

export const structure: Faults = {
  kind: 'Contract, texts and structure',
  faults: [
    {
      name: 'An answer misses a field',
      edits: [
        {
          file: platform('money/bankCards/toBankCard.ts'),
          find: '  payeeName: row.payeeName,\n',
          replace: '',
        },
      ],
      proof: types('server', 'money/bankCards/toBankCard.ts', "Property 'payeeName' is missing"),
    },
    {
      name: 'A row has no handler',
      edits: [
        {
          file: platform('app/handlers.ts'),
          find: '  getHome,\n  ...gameHandlers,',
          replace: '  ...gameHandlers,',
        },
      ],
      proof: types('server', 'app/handlers.ts', "Property 'getHome' is missing"),
    },
    {
      name: 'The OpenAPI document is older than the table',
      edits: [
        {
          file: 'packages/contract/src/domains/messages.ts',
          find: 'How many messages the member has not read.',
          replace: 'How many messages there are.',
        },
      ],
      proof: check(['packages/contract/scripts/generate.ts', '--check'], 'openapi.json'),
    },
    {
      name: 'A migration that has landed is changed',
      edits: [
        {
          file: 'apps/platform/migrations/0003_records.sql',
          find: 'CREATE INDEX',
          replace: 'CREATE  INDEX',
        },
      ],
      proof: check(['scripts/checkMigrations.ts'], '0003_records.sql has landed and was changed'),
    },
    {
      name: 'A text is not translated',
      edits: [
        {
          file: 'packages/features/core/src/locales/vi.po',
          find: 'msgstr "Tài khoản ngân hàng"',
          replace: 'msgstr ""',
        },
      ],
      before: 'journeys in the second language',
      proof: check(['config/checkCatalogs.ts'], 'is not translated'),
    },
    {
      name: 'One English text has two translations',
      edits: [
        {
          file: 'packages/features/core/src/locales/vi.po',
          find: 'msgid "Feedback"\nmsgstr "Góp ý"',
          replace: 'msgid "Feedback"\nmsgstr "Phản hồi"',
        },
      ],
      before: 'journeys in the second language',
      proof: check(['config/checkCatalogs.ts'], 'One message is worded in 2 ways'),
    },
    {
      name: 'The kit has an English default',
      edits: [
        {
          file: 'packages/ui/src/SearchField/SearchField.tsx',
          find: '  clearLabel,\n  placeholder,',
          replace: "  clearLabel = 'Clear the search',\n  placeholder,",
        },
      ],
      proof: unit(
        'kit',
        'packages/ui/src/literals.test.ts',
        'SearchField/SearchField.tsx takes its words from its caller',
      ),
    },
    {
      name: 'A feature imports another one',
      edits: [
        {
          file: 'packages/features/deposits/src/Deposit.page.tsx',
          find: 'import { DepositList } from',
          replace: "import '@marquee/feature-wallet';\nimport { DepositList } from",
        },
      ],
      proof: lint('packages/features/deposits/src/Deposit.page.tsx', 'Features meet in slots'),
    },
    {
      name: 'An area of the platform imports a later one',
      edits: [
        {
          file: platform('money/withdrawals/approve.ts'),
          find: "import type { Connection } from '#kernel';",
          replace: "import '#play';\nimport type { Connection } from '#kernel';",
        },
      ],
      proof: lint(platform('money/withdrawals/approve.ts'), 'Imports run one way: money stands below'),
    },
    {
      name: 'An area of the platform is entered beside its door',
      edits: [
        {
          file: platform('money/withdrawals/approve.ts'),
          find: "import type { Connection } from '#kernel';",
          replace: "import type { Connection } from '../../kernel/db/Database.ts';",
        },
      ],
      proof: lint(platform('money/withdrawals/approve.ts'), 'Another area is imported by its door'),
    },
    {
      name: 'Two folders of an area import each other',
      edits: [
        {
          file: platform('money/ledger/findBalance.ts'),
          find: "import { ledgerAccounts } from './schema.ts';",
          replace: "import '../withdrawals/states.ts';\nimport { ledgerAccounts } from './schema.ts';",
        },
      ],
      proof: check(['scripts/checkFolders.ts'], 'money/ledger/findBalance.ts imports'),
    },
    {
      name: 'A feature’s body is imported at once',
      edits: [
        {
          file: 'packages/features/deposits/src/start/StartDeposit.tsx',
          find: 'import { StartForm } from',
          replace: "import '../Deposit.page.tsx';\nimport { StartForm } from",
        },
      ],
      proof: lint('packages/features/deposits/src/start/StartDeposit.tsx', 'imported dynamically'),
    },
    {
      name: 'A brand imports code',
      edits: [
        {
          file: 'brands/northbay/tokens.ts',
          find: "import { defineTokens } from '@marquee/brand';",
          replace: "import '@marquee/ui';\nimport { defineTokens } from '@marquee/brand';",
        },
      ],
      proof: lint('brands/northbay/tokens.ts', 'A brand is data'),
    },
    {
      name: 'A brand’s ink cannot be read on its canvas',
      edits: [
        {
          file: 'brands/northbay/tokens.ts',
          find: "lightText: '#0c1627',",
          replace: "lightText: '#9aa4b5',",
        },
      ],
      before: 'axe of every page under every brand',
      proof: check(['packages/brand/scripts/brand.ts', 'check'], 'lightText'),
    },
  ],
};
