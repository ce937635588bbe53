import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PictureSteps } from './PictureSteps.tsx';

test('the steps are read in their order, and their pictures are not', () => {
  render(
    <PictureSteps
      label="Install the app"
      steps={[
        { title: 'Open the menu', picture: <button type="button">A drawn menu</button>, text: 'At the top.' },
        { title: 'Install', picture: <p>A drawn phone</p>, text: 'It appears among your apps.' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Install the app' })).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByText(/Open|Install/).textContent)).toEqual([
    'Open the menu',
    'Install',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});
