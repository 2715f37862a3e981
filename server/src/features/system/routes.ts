import { messages } from '@pawsume/contract/messages';
import { getHealth } from '@pawsume/contract/system';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import { askDatabase } from './queries.ts';

export const registerSystem = (serve: Serve, { db }: Context): void => {
  serve(getHealth, async () => {
    try {
      await askDatabase(db);
    } catch (cause) {
      throw new AppError('unavailable', messages.common.unavailable, { cause, retryAfterS: 5 });
    }
    return { status: 'ok' as const };
  });
};
