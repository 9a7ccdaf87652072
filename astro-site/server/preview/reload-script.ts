import { createHash } from 'node:crypto';

/**
 * The CMS shows the frame only once it has loaded, too late for the browser's own way to an anchor: so it waits until it
 * is drawn. A reload comes back to where staff were looking.
 */
const goToAnchor =
  'addEventListener("load",()=>requestAnimationFrame(()=>{scrollY===0&&location.hash&&document.getElementById(location.hash.slice(1))?.scrollIntoView({behavior:"instant"})}))';

/**
 * Tells the CMS that the frame is there, and loads the page again whenever it says that a draft was saved. The names of
 * the messages are Payload's (its "server-side live preview"). Opens at the section that the form is about.
 */
export function reloadScript(cmsOrigin: string): { element: string; hash: string } {
  const cms = JSON.stringify(cmsOrigin);
  const follow = `parent!==window&&parent.postMessage({type:"payload-live-preview",ready:true},${cms});addEventListener("message",(event)=>{event.origin===${cms}&&event.data?.type==="payload-document-event"&&location.reload()})`;
  const text = `${follow};${goToAnchor}`;
  return {
    element: `<script>${text}</script>`,
    hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  };
}
