/**
 * Colours of the ticket. The light ones are written inline, because some readers drop style sheets; the dark ones come
 * as classes for readers that know dark mode. Both are the site's own (astro-site/src/styles).
 */
export const day = {
  ground: '#f5f2f7',
  paper: '#ffffff',
  line: '#d5cbdd',
  ink: '#1b1022',
  soft: '#51435c',
  hot: '#c2125f',
  onHot: '#ffffff',
  cool: '#00677d',
  price: '#8a5300',
} as const;

export const midnight = {
  ground: '#0e0912',
  paper: '#18111f',
  raised: '#231a2c',
  line: '#3a2d46',
  ink: '#f8f1f7',
  soft: '#cdc0d4',
  hot: '#ff4f9a',
  onHot: '#1c0310',
  cool: '#52e5ff',
  price: '#ffb838',
} as const;

export const darkModeStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  :lang(ko) { word-break: keep-all; }
  @media (max-width: 480px) {
    .pad { padding-left: 20px !important; padding-right: 20px !important; }
    .date { font-size: 22px !important; }
    .time { font-size: 30px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${midnight.ground} !important; }
    .masthead { background-color: ${midnight.raised} !important; }
    .paper { background-color: ${midnight.paper} !important; }
    .ink { color: ${midnight.ink} !important; }
    .soft { color: ${midnight.soft} !important; }
    .link { color: ${midnight.cool} !important; }
    .price { color: ${midnight.price} !important; }
    .rule { border-color: ${midnight.line} !important; }
    .button { background-color: ${midnight.hot} !important; }
    .button-text { color: ${midnight.onHot} !important; }
  }`;
