import type { Faults } from './Fault.ts';
import { unit } from './Proof.ts';

const form = (file: string) => `packages/features/core/src/forms/${file}`;
const login = 'packages/features/account/src/login/Login.test.tsx';

export const components: Faults = {
  kind: 'Forms and dialogs',
  faults: [
    {
      name: 'The amount 1.500.000 is read as 1',
      edits: [
        {
          file: 'packages/i18n/src/readAmount.ts',
          find: 'typed.split(decimal)',
          replace: "typed.split('.')",
        },
        {
          file: 'packages/i18n/src/readAmount.ts',
          find: 'const isGrouped = minorDigits === 0 &&',
          replace: 'const isGrouped = minorDigits > 0 &&',
        },
      ],
      before: 'a journey in each language',
      proof: unit(
        'kit',
        'packages/ui/src/AmountField/AmountField.test.tsx',
        'an amount is grouped as it is typed and comes out in minor units',
      ),
    },
    {
      name: 'A second press sends twice',
      edits: [
        {
          file: 'packages/ui/src/Button/Button.tsx',
          find: 'onClick={isLoading ? undefined : onClick}',
          replace: 'onClick={onClick}',
        },
      ],
      before: 'a journey that pressed twice',
      proof: unit(
        'kit',
        'packages/ui/src/Button/Button.test.tsx',
        'while its action is under way a button keeps its name and focus and takes no press',
      ),
    },
    {
      name: 'A withdrawal that is tried again gets a new key',
      edits: [
        {
          file: 'packages/features/core/src/useIdempotencyKey.ts',
          find: 'if (kept.current?.content !== text)',
          replace: 'if (text)',
        },
      ],
      before: 'a journey that lost an answer',
      proof: unit(
        'pages',
        'packages/features/withdrawals/src/request/Withdraw.page.test.tsx',
        'a request that was not answered goes again with its key; a changed one has its own',
      ),
    },
    {
      name: 'The first wrong field does not get the focus',
      edits: [
        {
          file: form('useRefusal.ts'),
          find: `formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();`,
          replace: `formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');`,
        },
      ],
      before: 'a journey in each language',
      proof: unit(
        'pages',
        login,
        'what is missing is told at its field before anything is sent, and the first one has the focus',
      ),
    },
    {
      name: 'A refusal does not stand at its field',
      edits: [
        {
          file: form('useRefusal.ts'),
          find: 'for (const { field, message } of problemsOf(error)) if (isOwn(field)) own[field] ??= message;',
          replace: 'void error;',
        },
      ],
      before: 'a journey in each language',
      proof: unit('pages', login, 'a problem that the platform finds in a field stands at that field'),
    },
    {
      name: 'What was typed is lost by a refusal',
      edits: [
        {
          file: form('useForm.ts'),
          find: '  }, refusal.refuseBy);',
          replace: '  }, (error) => {\n    setValues(options.values);\n    refusal.refuseBy(error);\n  });',
        },
      ],
      before: 'a journey on each device',
      proof: unit('pages', login, 'a wrong password is told above the form, and nothing typed is lost'),
    },
    {
      name: 'A dialog does not give the focus back',
      edits: [
        {
          file: 'packages/ui/src/Modal/useModal.ts',
          find: 'return () => dialog?.close();',
          replace: 'return () => dialog?.remove();',
        },
      ],
      before: 'a journey by keyboard',
      proof: unit(
        'kit',
        'packages/ui/src/Dialog/Dialog.test.tsx',
        'a dialog is named by its title, starts in its first field, and gives the focus back',
      ),
    },
    {
      name: 'Arrow keys do not go round in tabs',
      edits: [
        {
          file: 'packages/ui/src/behaviour/nextIndex.ts',
          find: 'return (index + 1) % count;',
          replace: 'return Math.min(index + 1, count - 1);',
        },
      ],
      before: 'a journey by keyboard',
      proof: unit(
        'kit',
        'packages/ui/src/Tabs/Tabs.test.tsx',
        'arrow keys, Home and End select a tab and take the focus along',
      ),
    },
    {
      name: 'The start-up call fails open',
      edits: [
        {
          file: 'packages/shell/src/start/askPermission.ts',
          find: '    await onFailure(error, failures);\n',
          replace: '    if (failures > 1) throw error;\n    await onFailure(error, failures);\n',
        },
      ],
      before: 'a journey of each brand',
      proof: unit(
        'pages',
        'packages/shell/src/start/startSite.test.tsx',
        'a failed start replaces the written page, retries by itself, and opens once there is an answer',
      ),
    },
    {
      name: 'A region that may not enter sees the pages',
      edits: [
        {
          file: 'packages/shell/src/site/Gate.tsx',
          find: 'if (!permission?.maintenance && !permission?.regionRestriction) return children;',
          replace: 'if (!permission?.maintenance) return children;',
        },
      ],
      before: 'a journey of each brand',
      proof: unit(
        'pages',
        'packages/shell/src/start/startSite.test.tsx',
        'from a region that may not enter, every address is the restricted page',
      ),
    },
  ],
};
