import { z } from 'zod';
import { type Demand, optionalText, webUrl } from './variables.ts';

export const writerVariables = z.object({
  AI_PROVIDER: z.enum(['openai-compatible', 'anthropic']).optional(),
  AI_MODEL: optionalText,
  AI_JUDGE_MODEL: optionalText,
  AI_BASE_URL: webUrl.optional(),
  AI_API_KEY: optionalText,
});
type Variables = z.infer<typeof writerVariables>;

export const demandWriter = (env: Variables, demand: Demand): void => {
  demand(!env.AI_PROVIDER || env.AI_MODEL !== '', 'AI_MODEL', 'is needed when AI_PROVIDER is set');
  demand(
    env.AI_PROVIDER !== 'openai-compatible' || env.AI_BASE_URL !== undefined,
    'AI_BASE_URL',
    'is needed when AI_PROVIDER is openai-compatible',
  );
};

export const writerSettings = (env: Variables) => ({
  /** Null for the built-in writer. */
  ai: env.AI_PROVIDER
    ? {
        provider: env.AI_PROVIDER,
        model: env.AI_MODEL,
        apiKey: env.AI_API_KEY,
        ...(env.AI_JUDGE_MODEL && { judgeModel: env.AI_JUDGE_MODEL }),
        ...(env.AI_BASE_URL && { baseUrl: env.AI_BASE_URL }),
      }
    : null,
});
