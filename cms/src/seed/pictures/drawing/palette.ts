/**
 * The booth at midnight (the site's own tokens, with the steps between them that a picture needs). Pink light falls
 * from the upper left, cyan from the right and below; amber belongs to the REC lamp alone.
 */
export const palette = {
  night: '#0b0710',
  ground: '#0e0912',
  surface: '#18111f',
  raised: '#231a2c',
  line: '#3a2d46',
  haze: '#4d3a63',
  lilac: '#a394ae',
  ink: '#f8f1f7',
  hot: '#ff4f9a',
  hotBright: '#ff9cc8',
  hotDeep: '#a3195f',
  wine: '#4a1238',
  cool: '#52e5ff',
  coolBright: '#c3f6ff',
  coolDeep: '#1b7f9c',
  sea: '#0f3346',
  violet: '#7a3fb8',
  dusk: '#351d52',
  amber: '#ffb838',
} as const;
