import { patterns } from '~/paths.ts';
import { TOKEN_KEY } from './session.ts';

/** Where a token that came in the URL waits until the app is alive. */
export const ARRIVAL_KEY = 'arrived-token';

const OPEN_TO_TOKENS: string[] = [patterns.login, patterns.profile];

/**
 * Runs in the head, before anything is painted or loaded. It takes a token out of the URL, so that it stays in no
 * history and no referrer, and marks the document as signed in, so that a prerendered page never flashes 'Login'.
 */
export const bootScript = `(function(){try{
var url=new URL(location.href),token=url.searchParams.get('token');
if(token!==null&&${JSON.stringify(OPEN_TO_TOKENS)}.includes(url.pathname.replace(/\\/+$/,''))){
url.searchParams.delete('token');history.replaceState(null,'',url.pathname+url.search+url.hash);
if(token)sessionStorage.setItem(${JSON.stringify(ARRIVAL_KEY)},token)}
document.documentElement.toggleAttribute('data-session',localStorage.getItem(${JSON.stringify(TOKEN_KEY)})!==null)
}catch(e){}})()`;
