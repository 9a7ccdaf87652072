/** One look for the card window and the pages for people: quiet, with a loud "test mode". */
export const pageStyle = `
:root { color-scheme: light; --ink:#191f28; --soft:#4e5968; --line:#e2e6ec; --blue:#1b64da; --red:#c8102e; --amber:#fff3cd; }
* { box-sizing: border-box; }
body { margin:0; color:var(--ink); background:#f2f4f6; font:16px/1.5 system-ui,-apple-system,"Noto Sans KR","Noto Sans CJK KR",sans-serif; }
main { max-width:440px; margin:0 auto; min-height:100vh; background:#fff; padding:22px 24px 32px; }
main.wide { max-width:1100px; }
.mode { display:inline-block; background:var(--amber); color:#5c4400; border-radius:999px; padding:4px 12px; font-size:12px; font-weight:700; max-width:calc(100% - 64px); }
h1 { font-size:22px; line-height:1.3; margin:18px 0 4px; }
h2 { font-size:17px; margin:28px 0 8px; }
.soft { color:var(--soft); margin:0; font-size:14px; }
.card { margin:18px 0; border-radius:18px; padding:20px; color:#fff; background:linear-gradient(135deg,#17327a,#1b64da 60%,#3182f6); }
.card .number { font:18px/1 ui-monospace,monospace; letter-spacing:2px; margin:26px 0 14px; }
.card .row { display:flex; justify-content:space-between; font-size:13px; }
dl { display:grid; grid-template-columns:auto 1fr; gap:6px 16px; margin:16px 0; }
dt { color:var(--soft); } dd { margin:0; text-align:right; font-weight:600; overflow-wrap:anywhere; }
.total { font-size:20px; }
form { margin:0; }
button, select, input { font:inherit; min-height:48px; border-radius:12px; }
button { width:100%; border:0; padding:12px 16px; font-weight:700; cursor:pointer; background:#e8edf5; color:var(--ink); margin-top:10px; }
button.main { background:var(--blue); color:#fff; font-size:17px; }
button.warn { color:var(--red); }
select { width:100%; border:1px solid #8b95a1; background:#fff; padding:0 12px; margin-top:6px; }
details { border-top:1px solid var(--line); margin-top:20px; padding-top:8px; }
summary { cursor:pointer; padding:12px 0; font-weight:700; min-height:44px; }
:focus-visible { outline:3px solid var(--blue); outline-offset:2px; }
table { width:100%; border-collapse:collapse; font-size:14px; } th,td { text-align:left; padding:8px; border-bottom:1px solid var(--line); vertical-align:top; }
td button { min-height:36px; padding:4px 10px; width:auto; margin:0 4px 4px 0; font-size:13px; } td form { display:inline; }
code { font-size:13px; overflow-wrap:anywhere; } .scroll { overflow-x:auto; }
`;
