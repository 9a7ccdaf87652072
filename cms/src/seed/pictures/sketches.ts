import { bloom, repeatForever, sideB } from './covers/object-covers.ts';
import { breathIn, lastTrain, oneUmbrella } from './covers/night-covers.ts';
import type { Canvas } from './drawing/canvas.ts';
import { coffeeOnRecord, espressoBar, fourDrinks, grapefruitAde, singingSteam } from './scenes/drinks.ts';
import { condenserAndFilter, grille, raised, ribbed, ringOfNeon } from './scenes/microphones.ts';
import { levelCity, neonOnBrick, ridges, rings } from './scenes/sound.ts';
import { boothAtMidnight, boothDoor } from './scenes/booths.ts';
import { coil } from './scenes/cable-coil.ts';
import { frontRows, lightSticks } from './scenes/concerts.ts';
import { controlRoom } from './scenes/control-room.ts';
import { crossing } from './scenes/crossing.ts';
import { facade } from './scenes/facade.ts';
import { faders } from './scenes/faders.ts';
import { headphones } from './scenes/headphones.ts';
import { metroExit } from './scenes/metro-exit.ts';
import { bulbMirror, mirrorBall } from './scenes/mirrors.ts';
import { needles } from './scenes/needles.ts';
import { recordMoon } from './scenes/record-moon.ts';
import { crate, sleeve } from './scenes/record-sleeves.ts';
import { rooftop } from './scenes/rooftop.ts';
import { sideStreet } from './scenes/side-street.ts';
import { treeLane } from './scenes/tree-lane.ts';
import { needleInGroove, turntable } from './scenes/turntables.ts';

export type Sketch = (canvas: Canvas) => void;

/** The still pictures of the gallery, 1600 by 1200, in the order of the contact sheet. */
export const gallerySketches = {
  'booth-at-midnight': boothAtMidnight,
  condenser: condenserAndFilter,
  'coffee-on-record': coffeeOnRecord,
  'side-street': sideStreet,
  turntable,
  'neon-on-brick': neonOnBrick,
  'front-rows': frontRows,
  faders,
  'grapefruit-ade': grapefruitAde,
  'record-moon': recordMoon,
  'control-room': controlRoom,
  'tree-lane': treeLane,
  ridges,
  'ribbed-microphone': ribbed,
  'four-drinks': fourDrinks,
  crossing,
  'needle-in-the-groove': needleInGroove,
  'booth-door': boothDoor,
  'light-sticks': lightSticks,
  headphones,
  'level-city': levelCity,
  facade,
  'half-out': sleeve,
  'ring-of-neon': ringOfNeon,
  'espresso-bar': espressoBar,
  needles,
  'mirror-ball': mirrorBall,
  'metro-exit': metroExit,
  'behind-the-mesh': grille,
  crate,
  'bulb-mirror': bulbMirror,
  'singing-steam': singingSteam,
  rings,
  'cable-coil': coil,
  'raised-microphone': raised,
  rooftop,
} satisfies Record<string, Sketch>;

/** The album sleeves, 1200 by 1200. */
export const coverSketches = {
  'cover-last-train': lastTrain,
  'cover-breath-in': breathIn,
  'cover-one-umbrella': oneUmbrella,
  'cover-side-b': sideB,
  'cover-bloom': bloom,
  'cover-repeat-forever': repeatForever,
} satisfies Record<string, Sketch>;

export type GallerySketchKey = keyof typeof gallerySketches;
export type CoverKey = keyof typeof coverSketches;
