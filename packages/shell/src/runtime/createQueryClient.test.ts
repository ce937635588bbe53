import { ApiError } from '@marquee/api-client';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

afterEach(() => onlineManager.setOnline(true));

test('a change fails at once where there is no network, and is not kept to be sent later', async () => {
  onlineManager.setOnline(false);
  const change = new MutationObserver(createQueryClient(), {
    mutationFn: async () => {
      throw new ApiError(0, { code: 'NETWORK', message: '' });
    },
  });
  await expect(change.mutate()).rejects.toMatchObject({ code: 'NETWORK' });
});
