import { createHash } from 'node:crypto';

/**
 * Tells the CMS that the frame is there, and loads the page again whenever it says that a draft was saved. The names of
 * the messages are Payload's (its "server-side live preview").
 */
export function reloadScript(cmsOrigin: string): { element: string; hash: string } {
  const cms = JSON.stringify(cmsOrigin);
  const text = `parent!==window&&parent.postMessage({type:"payload-live-preview",ready:true},${cms});addEventListener("message",(event)=>{event.origin===${cms}&&event.data?.type==="payload-document-event"&&location.reload()})`;
  return {
    element: `<script>${text}</script>`,
    hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  };
}
