import { htmlEscape } from 'escape-goat';
import { inboxScript, inboxStyles } from './inbox.assets.ts';
import type { MessageFilter } from './mailbox.ts';
import type { CaughtMessage } from './message.ts';

const seoulTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Seoul',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The whole inbox: the list on one side, the open message (or how to use this page) on the other. */
export function inboxPage(messages: CaughtMessage[], filter: MessageFilter, open?: CaughtMessage): string {
  const title = open ? `${open.subject || 'No subject'} · Inbox` : `Inbox (${messages.length})`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${htmlEscape(title)}</title>
<style>${inboxStyles}</style>
</head>
<body class="${open ? 'is-reading' : ''}">
<header>
  <h1><a href="/"><span class="lamp" aria-hidden="true"></span>Inbox</a> <small>Mail of the local stack. Nothing leaves this machine.</small></h1>
  <form role="search" action="/">
    <label>Recipient <input name="to" type="search" placeholder="someone@example.com" value="${htmlEscape(filter.to ?? '')}"></label>
    <button>Filter</button>
  </form>
  <button id="delete-all" ${messages.length ? '' : 'disabled'}>Delete all</button>
</header>
<main>
<nav id="list" aria-label="Messages">${messageList(messages, filter, open)}</nav>
<section id="open" aria-live="polite">${open ? openMessage(open) : welcome(messages.length)}</section>
</main>
<script>${inboxScript}</script>
</body>
</html>`;
}

function messageList(
  messages: CaughtMessage[],
  filter: MessageFilter,
  open: CaughtMessage | undefined,
): string {
  if (!messages.length) return '<p class="empty">No messages yet. They appear here by themselves.</p>';
  const query = filter.to ? `?to=${encodeURIComponent(filter.to)}` : '';
  const items = messages.map(
    (
      message,
    ) => `<li><a href="/messages/${message.id}${query}" ${message.id === open?.id ? 'aria-current="page"' : ''}>
  <strong>${htmlEscape(message.subject || 'No subject')}</strong>
  <span>${htmlEscape(message.to.join(', '))}</span>
  <time datetime="${message.receivedAt}">${seoulTime.format(new Date(message.receivedAt))} KST</time>
</a></li>`,
  );
  return `<ol>${items.join('\n')}</ol>`;
}

const welcome = (count: number) => `<div class="empty">
<p>${count ? 'Pick a message.' : 'Book a session on the site: its confirmation arrives here.'}</p>
<p>For tests: <code>GET /api/messages?to=</code>, <code>GET /api/messages/wait?to=&amp;subject=&amp;timeoutMs=</code>,
<code>DELETE /api/messages</code>, <code>POST /control/mode {"mode":"reject","to":"…"}</code>.</p>
</div>`;

function openMessage(message: CaughtMessage): string {
  const attachments = message.attachments
    .map(({ filename, mimeType, bytes }) => `${filename} (${mimeType}, ${Math.ceil(bytes / 1024)} KB)`)
    .join(', ');
  const row = (name: string, value: string) => (value ? `<dt>${name}</dt><dd>${htmlEscape(value)}</dd>` : '');
  return `<h2>${htmlEscape(message.subject || 'No subject')}</h2>
<dl>${row('From', message.from)}${row('To', message.to.join(', '))}${row('Message-ID', message.messageId)}${row('Attached', attachments)}</dl>
<div class="views">
${view('HTML', message.html ? `<iframe title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/frame"></iframe>` : '<p class="empty">This message has no HTML part.</p>', true)}
${view('Text', `<pre>${htmlEscape(message.text || 'This message has no text part.')}</pre>`)}
${view('Source', `<p><a href="/api/messages/${message.id}/source" target="_blank">Open the source as it was sent</a> · <a href="/api/messages/${message.id}" target="_blank">as JSON</a></p>`)}
</div>`;
}

/** One of three views: a named radio group needs no script and works with the keyboard. */
const view = (name: string, content: string, isFirst = false) =>
  `<input type="radio" name="view" id="view-${name}" ${isFirst ? 'checked' : ''}><label for="view-${name}">${name}</label><div class="view">${content}</div>`;

/** The message's own HTML; `base` opens its links in a new tab instead of inside the frame. */
export const messageFrame = (message: CaughtMessage) => `<base target="_blank">${message.html}`;
