import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline } from './Timeline.tsx';

test('what happened carries its time, what is ahead none, and where things stand is said', () => {
  render(
    <I18nProvider i18n={createI18n('vi', {})}>
      <Timeline
        label="Withdrawal"
        timeZone="Asia/Ho_Chi_Minh"
        currentId="check"
        events={[
          { id: 'asked', title: 'Requested', at: '2026-11-21T10:02:00Z' },
          { id: 'check', title: 'Being checked', note: 'Half an hour' },
          { id: 'done', title: 'Done' },
        ]}
      />
    </I18nProvider>,
  );
  const [asked, check, done] = within(screen.getByRole('list', { name: 'Withdrawal' })).getAllByRole(
    'listitem',
  );
  expect(asked?.querySelector('time')?.dateTime).toBe('2026-11-21T10:02:00Z');
  expect(asked?.textContent).toContain('17:02');
  expect(check?.getAttribute('aria-current')).toBe('step');
  expect(done?.querySelector('time')).toBeNull();
  expect(done?.hasAttribute('data-ahead')).toBe(true);
});
