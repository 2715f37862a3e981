import { MAILED_SCREENS, screens, TOKEN_SCREENS } from '@pawsume/contract/screens';
import { SETTING_META } from '@pawsume/contract/served-page';
import { TOKEN_KEY } from './session.ts';

/** Where a token that came in the URL waits until the app is alive. */
export const ARRIVAL_KEY = 'arrived-token';
/** Followed by the path: where the token of a mailed link waits. */
export const MAILED_KEY = 'mailed-token:';

const OPEN_TO_MAILED_TOKENS = MAILED_SCREENS.map((name) => screens[name]);

/**
 * Runs in the head, before anything is painted or loaded. It takes a token out of the URL, so that it stays in no
 * history and no referrer, and marks the document as logged in, so that a prerendered page never flashes 'Login', and as
 * one where passkeys are taken, so that room is kept for their button. A
 * mailed link that is opened over a page that another one opened changes only the fragment: the page then starts anew.
 * Zod is told not to try whether it may compile schemas, which our security policy forbids and would report; by its
 * `config()` it would learn that only after the first schemas are made.
 */
export const bootScript = `(function(){
globalThis.__zod_globalConfig={jitless:true};
function taken(){
var url=new URL(location.href),path=url.pathname.replace(/\\/+$/,''),inQuery=${JSON.stringify(TOKEN_SCREENS)}.includes(path),key,token;
if(inQuery){token=url.searchParams.get('token');url.searchParams.delete('token');key=${JSON.stringify(ARRIVAL_KEY)}}
else if(${JSON.stringify(OPEN_TO_MAILED_TOKENS)}.includes(path)){token=new URLSearchParams(url.hash.slice(1)).get('token');url.hash='';key=${JSON.stringify(MAILED_KEY)}+path}
if(token==null)return false;
history.replaceState(null,'',url.pathname+url.search+url.hash);
if(token)sessionStorage.setItem(key,token);
return true}
try{taken()}catch(e){}
addEventListener('hashchange',function(){try{if(taken())location.reload()}catch(e){}});
try{document.documentElement.toggleAttribute('data-session',localStorage.getItem(${JSON.stringify(TOKEN_KEY)})!==null)}catch(e){}
try{document.documentElement.toggleAttribute('data-passkeys',JSON.parse(document.querySelector('meta[name=${SETTING_META}]').content).passkeys===true)}catch(e){}
})()`;
