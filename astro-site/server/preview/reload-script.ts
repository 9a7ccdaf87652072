import { createHash } from 'node:crypto';

/**
 * The CMS shows the frame only once it has loaded, too late for the browser's own way to an anchor: so it waits until it
 * is drawn. A reload comes back to where staff were looking.
 */
const goToAnchor =
  'addEventListener("load",()=>requestAnimationFrame(()=>{scrollY===0&&location.hash&&document.getElementById(location.hash.slice(1))?.scrollIntoView({behavior:"instant"})}))';

/** By now the ticket is worth nothing: it leaves the address, and with it whatever quotes that. */
const forgetTicket = 'location.search&&history.replaceState(null,"",location.pathname+location.hash)';

/**
 * Tells the CMS that the frame is there, and loads the page again whenever it says that a draft was saved. The names of
 * the messages are Payload's (its "server-side live preview"). Opens at the section that the form is about.
 *
 * Payload answers the first "ready" of a frame with such a message at once. To follow it would break off the load that is
 * still under way, and the CMS shows the frame only once it has loaded: so it is passed over. The frame's name, which
 * outlives its pages, tells the first one.
 */
export function reloadScript(cmsOrigin: string): { element: string; hash: string } {
  const cms = JSON.stringify(cmsOrigin);
  const follow = `let first=parent!==window&&name!=="preview";if(first)name="preview";parent!==window&&parent.postMessage({type:"payload-live-preview",ready:true},${cms});addEventListener("message",(event)=>{if(event.origin!==${cms}||event.data?.type!=="payload-document-event")return;if(first)first=false;else location.reload()})`;
  const text = `${forgetTicket};${follow};${goToAnchor}`;
  return {
    element: `<script>${text}</script>`,
    hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  };
}
