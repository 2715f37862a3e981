// The package's front door warns on each start of a Node whose name for its LTS line it does not know.
declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider';
}
declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider';
  export const { Prompt, base }: typeof interactionPolicy;
}
declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  import type { AdapterFactory } from 'oidc-provider';
  export function createMemoryAdapter(): AdapterFactory;
}
declare module 'oidc-provider/lib/helpers/errors.js' {
  import { errors } from 'oidc-provider';
  export const { SessionNotFound }: typeof errors;
}
