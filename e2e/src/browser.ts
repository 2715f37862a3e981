import type { LaunchOptions } from '@playwright/test';
import { preparedBrowser } from '../../scripts/setup/browser-step.mjs';

/** For `chromium.launch`: the browser that `npm test` found or unpacked for this user; throws where none is. */
export function preparedLaunch(): LaunchOptions {
  const { executablePath, sandbox, env } = preparedBrowser();
  return {
    executablePath,
    chromiumSandbox: sandbox,
    env: { ...definedIn(process.env), ...env },
    // No graphics card to expect; the same letter shapes on every machine.
    args: ['--disable-gpu', '--font-render-hinting=none'],
  };
}

function definedIn(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
