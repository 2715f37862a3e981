import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test';

/**
 * The page beside a form is asked for by itself after a pause, so also in the moment in which a session, a pet or the connection
 * ends, or the next step is opened.
 */
const BESIDE_THE_FORM =
  /^(?:answer 40[149]|no answer): POST \/api\/(?:page\/draft|pet\/form\/page|resumes\/\d+\/edit\/preview)/;

/**
 * What went wrong in a browser without the person in front of it noticing, one line each:
 *
 *     console error: …              console warning: …            page error: …
 *     page error: against the security policy: script-src-elem inline
 *     answer 401: POST /api/auth/login
 *     no answer: GET /api/user/me net::ERR_CONNECTION_REFUSED
 *     outside: GET https://elsewhere.example/
 */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Declares a problem that this test provokes. It must then occur, any number of times. */
  expect(line: RegExp): void {
    this.#expected.push(line);
  }

  /** Returns what ends it. */
  async watch(context: BrowserContext): Promise<() => Promise<void>> {
    const onConsole = (message: ConsoleMessage) => {
      const level = message.type();
      if (level !== 'error' && level !== 'warning') return;
      // The browser's own words for an answer that is listed below with its method and path.
      if (message.text().startsWith('Failed to load resource:')) return;
      // Playwright's own script, kept out of the preview as every script is.
      if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
      // Playwright's trace, which asks once more for a file that turned out to be no picture.
      if (message.text().startsWith("Connecting to 'blob:")) return;
      this.#seen.push(`console ${level}: ${message.text()}`);
    };
    const onError = (error: WebError) => this.#seen.push(`page error: ${error.error().message}`);
    const onRequest = (request: Request) => {
      if (!isLocal(request)) this.#seen.push(`outside: ${request.method()} ${request.url()}`);
    };
    const onResponse = (response: Response) => {
      if (response.status() >= 400) this.#seen.push(`answer ${response.status()}: ${nameOf(response)}`);
    };
    const onFailure = (request: Request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // Leaving a page and saving a file both end requests this way.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`no answer: ${nameOf(request)} ${reason}`);
    };
    context.on('console', onConsole).on('weberror', onError);
    context.on('request', onRequest).on('response', onResponse).on('requestfailed', onFailure);
    const script = await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        // As above: nothing of ours fetches a blob.
        if (effectiveDirective === 'connect-src' && blockedURI === 'blob') return;
        reportError(new Error(`against the security policy: ${effectiveDirective} ${blockedURI}`));
      }),
    );
    return async () => {
      context.off('console', onConsole).off('weberror', onError);
      context.off('request', onRequest).off('response', onResponse).off('requestfailed', onFailure);
      await script.dispose();
    };
  }

  /** Fails the test for what it did not declare, and for what it declared but did not provoke. */
  verify(): void {
    const seen = this.#seen.filter((line) => !BESIDE_THE_FORM.test(line));
    const unexpected = seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
    expect(unexpected, 'problems in the browser that the test did not expect').toEqual([]);
    const missing = this.#expected.filter((pattern) => !this.#seen.some((line) => pattern.test(line)));
    expect(missing.map(String), 'problems that the test expected and that did not occur').toEqual([]);
  }
}

function nameOf(subject: Request | Response): string {
  const request = 'request' in subject ? subject.request() : subject;
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}

function isLocal(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url());
  return !protocol.startsWith('http') || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
