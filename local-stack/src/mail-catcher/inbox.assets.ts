/** The site's dark colours: near-black with plum, pink for actions, cyan for focus, amber for marks. */
export const inboxStyles = `
:root { color-scheme: dark; --ground: #0e0912; --surface: #18111f; --raised: #231a2c; --line: #3a2d46; --control: #8a7a98;
  --ink: #f8f1f7; --soft: #cdc0d4; --hot: #ff4f9a; --on-hot: #1c0310; --cool: #52e5ff; --amber: #ffb838; }
* { box-sizing: border-box; }
body { margin: 0; height: 100dvh; display: grid; grid-template-rows: auto 1fr; background: var(--ground); color: var(--ink);
  font: 16px/1.5 Pretendard, system-ui, sans-serif; }
a { color: inherit; }
:focus-visible { outline: 2px solid var(--cool); outline-offset: 2px; }
header { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; padding: 14px 20px; border-bottom: 1px solid var(--line); }
h1 { margin: 0 auto 0 0; font-size: 22px; letter-spacing: -0.01em; }
h1 a { text-decoration: none; }
h1 small { margin-left: 8px; color: var(--soft); font-size: 14px; font-weight: 400; letter-spacing: 0; }
.lamp { display: inline-block; width: 12px; height: 12px; margin-right: 10px; border-radius: 50%; background: var(--amber);
  box-shadow: 0 0 12px var(--amber); }
form { display: flex; gap: 8px; align-items: center; }
label { color: var(--soft); font-size: 14px; }
input[type=search] { width: 220px; max-width: 44vw; padding: 8px 12px; border: 1px solid var(--control); border-radius: 8px;
  background: var(--surface); color: var(--ink); font: inherit; }
button { padding: 8px 14px; border: 1px solid var(--control); border-radius: 8px; background: transparent; color: var(--ink); font: inherit; cursor: pointer; }
button:hover { border-color: var(--hot); color: var(--hot); }
button:disabled { opacity: .5; cursor: default; }
main { display: grid; grid-template-columns: minmax(280px, 380px) 1fr; min-height: 0; }
nav { overflow: auto; border-right: 1px solid var(--line); }
ol { margin: 0; padding: 0; list-style: none; }
nav a { display: grid; gap: 2px; padding: 12px 20px; border-bottom: 1px solid var(--line); text-decoration: none; }
nav a:hover { background: var(--surface); }
nav a[aria-current] { background: var(--raised); box-shadow: inset 3px 0 var(--hot); }
nav strong, nav span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
nav span, time, dt { color: var(--soft); font-size: 14px; }
time { font-variant-numeric: tabular-nums; }
section { min-width: 0; min-height: 0; display: flex; flex-direction: column; padding: 20px 24px; overflow: auto; }
h2 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; letter-spacing: -0.01em; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0 0 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
.empty { padding: 20px; color: var(--soft); }
code { padding: 2px 6px; border-radius: 6px; background: var(--raised); color: var(--cool); font-size: 14px; }
.views { flex: 1; display: flex; flex-wrap: wrap; align-content: flex-start; gap: 8px; min-height: 480px; }
.views > input { position: absolute; opacity: 0; }
.views > label { order: 0; padding: 6px 14px; border: 1px solid var(--line); border-radius: 999px; cursor: pointer; }
.views > input:checked + label { border-color: var(--hot); background: var(--hot); color: var(--on-hot); font-weight: 600; }
.views > input:focus-visible + label { outline: 2px solid var(--cool); outline-offset: 2px; }
.view { order: 1; display: none; width: 100%; height: calc(100% - 46px); }
.views > input:checked + label + .view { display: block; }
iframe { width: 100%; height: 100%; border: 0; border-radius: 12px; background: #fff; }
pre { height: 100%; margin: 0; padding: 20px; overflow: auto; border-radius: 12px; background: var(--surface); white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 760px) {
  main { grid-template-columns: 1fr; }
  nav { border: 0; }
  .is-reading nav, body:not(.is-reading) section { display: none; }
  h1 small { display: block; margin: 0; }
}
`;

/** New mail shows at once: the list is fetched again, the open message and its view stay as they are. */
export const inboxScript = `
const refresh = async () => {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  for (const id of ['list', 'delete-all']) document.getElementById(id).replaceWith(page.getElementById(id));
  if (!document.body.classList.contains('is-reading')) {
    document.getElementById('open').replaceWith(page.getElementById('open'));
    document.title = page.title;
  }
};
new EventSource('/events').onmessage = refresh;
document.addEventListener('click', async (event) => {
  if (event.target.id !== 'delete-all' || !confirm('Delete all messages?')) return;
  await fetch('/api/messages', { method: 'DELETE' });
  location.href = '/';
});
`;
