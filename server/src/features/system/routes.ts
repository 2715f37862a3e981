import { getHealth, getReady } from '@pawsume/contract/system';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { openReadiness } from './readiness.ts';

export const registerSystem = (serve: Serve, context: Context): void => {
  const demandReady = openReadiness(context);
  serve(getHealth, async () => ({ status: 'ok' as const, ...context.release }));
  serve(getReady, () => demandReady());
};
