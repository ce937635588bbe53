import type { Faults } from './Fault.ts';
import { keyboard, look } from './Proof.ts';

const kit = (file: string) => `packages/ui/src/${file}`;

export const gallery: Faults = {
  kind: 'What is seen',
  faults: [
    {
      name: 'A text cannot be read in the dark scheme',
      edits: [
        {
          file: kit('Stat/Stat.css.ts'),
          find: 'label = style({ fontSize: vars.size.s, color: vars.color.textMuted });',
          replace: "label = style({ fontSize: vars.size.s, color: '#6b6b6b' });",
        },
      ],
      before: 'axe of every story in both schemes under each brand',
      proof: look('content-stat--default', 'Content/Stat', 'dark', 'axe color-contrast'),
    },
    {
      name: 'A text cannot be read under the second reference brand alone',
      edits: [
        {
          file: kit('Chip/Chip.css.ts'),
          find: 'background: vars.color.accent.soft,\n      borderColor: vars.color.accent.border,\n      color: vars.color.accent.onSoft,',
          replace:
            "background: vars.color.accent.solid,\n      borderColor: vars.color.accent.border,\n      color: '#fff',",
        },
      ],
      before: 'axe of every story in both schemes under each brand',
      proof: look('actions-chip--selected', 'Actions/Chip', 'sen-vang', 'axe color-contrast'),
    },
    {
      name: 'A control has no name',
      edits: [
        {
          file: kit('IconButton/IconButton.tsx'),
          find: '    title={label}\n    {...rest}\n    aria-label={label}\n',
          replace: '    {...rest}\n',
        },
      ],
      before: 'axe of journeys',
      proof: look('actions-iconbutton--default', 'Actions/IconButton', 'axe button-name'),
    },
    {
      name: 'A text is cut where a language is long',
      edits: [
        {
          file: 'packages/features/feedback/src/FeedbackAside.css.ts',
          find: "  fontSize: vars.size.s,\n  overflowWrap: 'anywhere',",
          replace: "  fontSize: vars.size.s,\n  maxBlockSize: '5.5rem',\n  overflow: 'hidden',",
        },
      ],
      before: 'the pseudo-language under each brand',
      proof: look('screens-feedback--guest', 'Screens/Feedback', 'pseudo', 'is cut by'),
    },
    {
      name: 'A page is wider than a phone',
      edits: [
        {
          file: 'packages/features/deposits/src/start/MethodCards.css.ts',
          find: "  gap: vars.space.x3,\n  '@media': {\n    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' },",
          replace:
            "  gap: vars.space.x3,\n  minInlineSize: '28rem',\n  '@media': {\n    [media.tablet]: { minInlineSize: 0, gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' },",
        },
      ],
      before: 'widths of pages in journeys',
      proof: look('screens-member-deposit--member', 'Screens/Member/Deposit: Member (', 'the page'),
    },
    {
      name: 'A page is wider than a desktop, and right on a phone',
      edits: [
        {
          file: 'packages/features/help/src/centre/HelpCentre.css.ts',
          find: "'minmax(0, 18rem) minmax(0, 1fr)'",
          replace: "'minmax(0, 18rem) minmax(90rem, 1fr)'",
        },
      ],
      before: 'widths of pages in journeys',
      proof: look('screens-help--guest', 'Screens/Help: Guest on a desktop', 'the page'),
    },
    {
      name: 'A badge is a pixel wider',
      edits: [
        {
          file: kit('Badge/Badge.css.ts'),
          find: "paddingInline: '0.5rem',",
          replace: "paddingInline: '0.53125rem',",
        },
      ],
      before: 'pictures under each brand',
      proof: look('content-badge--default', 'Content/Badge', 'is not as it was accepted'),
    },
    {
      name: 'Something moves for who wants no motion',
      edits: [
        {
          file: kit('Spinner/Spinner.css.ts'),
          find: '`${turn} 0.8s linear infinite`',
          replace: '`${turn} 0.8s linear infinite !important`',
        },
      ],
      proof: look('feedback-spinner--default', 'Feedback/Spinner', 'it moves'),
    },
    {
      name: 'A component complains in the console',
      edits: [
        {
          file: kit('Avatar/Avatar.tsx'),
          find: "export const Avatar = ({ name, image, size = 'm' }: AvatarProps) => (\n  <span aria-hidden className=",
          replace:
            "export const Avatar = ({ name, image, size = 'm' }: AvatarProps) => (\n  <span aria-hidden={console.error('A complaint.') === undefined} className=",
        },
      ],
      before: 'axe of every story, and journeys',
      proof: look('content-avatar--letter', 'Content/Avatar', 'console: A complaint.'),
    },
    {
      name: 'Each tab is a stop of the Tab key',
      edits: [
        {
          file: kit('Tabs/Tabs.tsx'),
          find: 'tabIndex={each.id === selected ? 0 : -1}',
          replace: 'tabIndex={0}',
        },
      ],
      proof: keyboard(
        'keyboardChoices.test.ts',
        'tabs: one stop, arrows select and go round, Home and End lead to the ends',
      ),
    },
  ],
};
