import {
  armchair,
  books,
  cat,
  cushion,
  glow,
  lamp,
  mug,
  nightRoom,
  openBook,
  plant,
  room,
  tableTop,
  windowAt,
} from './blog-frame.ts'
import { cloths, lighter } from '../palette.ts'
import { star, wood } from '../products/product-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const { brand, coral, amber, teal, plum, rose, sage, cream, white, brick, lilac, slate } = cloths

/** The paper lamp, its foot at y. */
const paperLamp = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  path('#FFF1C4', 'M-42 -116Q0 -132 42 -116L54 -16Q0 4 -54 -16Z') +
  line('#EBCF8C', 'M-26 -120L-36 -10M-9 -123L-13 -7M9 -123L13 -7M26 -120L36 -10', 2.4) +
  path('#FFDF8A', 'M-46 -56Q0 -40 46 -56L52 -14Q0 2 -52 -14Z', ' opacity=".6"') +
  panel(wood.oak, -44, -12, 88, 14, 6) +
  '</g>'

const bed = (cover: string) =>
  panel(wood.walnut, 330, 170, 22, 140, 8) +
  panel(wood.walnut, 596, 210, 22, 100, 8) +
  panel(white, 344, 236, 262, 40, 16) +
  cushion(358, 244, lilac, 84) +
  path(cover, 'M420 238Q520 206 600 240V288H420Z') +
  line(lighter(cover, 0.3), 'M440 250Q520 224 596 254', 4)

export const rooms = {
  'story-lamp': nightRoom(
    path('#FFF6D6', 'M168 190L250 44H560V276Z', ' opacity=".22"') +
      disc('#FFFDF2', 408, 156, 112) +
      path('#C7DDF0', 'M300 190Q350 150 410 186T516 180A112 112 0 0 1 312 214Z') +
      path(brick, 'M372 132H446V186H372Z') +
      path('#7E3B33', 'M360 136L409 96L458 136Z') +
      panel('#FFE29A', 398, 150, 22, 36, 3) +
      panel(white, 366, 128, 86, 8, 4) +
      [
        [340, 110],
        [476, 116],
        [356, 76],
        [430, 72],
        [470, 150],
      ]
        .map(([x = 0, y = 0]) => disc('#C7DDF0', x, y, 4))
        .join('') +
      panel(wood.oak, 84, 278, 96, 20, 8) +
      line(wood.walnut, 'M132 278V250', 12) +
      panel(brand, 84, 166, 90, 86, 24) +
      panel(amber, 106, 158, 26, 100, 8) +
      disc(white, 162, 208, 9),
  ),
  'reading-corner': room(
    'peach',
    windowAt(60, 70) +
      glow(470, 128, 110, 0.35) +
      panel(rose, 150, 298, 360, 26, 13) +
      armchair(230, 304, teal, 1.1) +
      cushion(290, 268, amber, 70) +
      line(wood.walnut, 'M470 304V132', 7) +
      panel(wood.walnut, 438, 298, 64, 10, 5) +
      path(amber, 'M440 92H500L522 150H418Z') +
      panel(wood.oak, 540, 200, 80, 104, 6) +
      panel(lighter(wood.oak, 0.4), 548, 210, 64, 36, 3) +
      panel(lighter(wood.oak, 0.4), 548, 254, 64, 42, 3) +
      panel(brand, 552, 214, 26, 32, 2) +
      panel(coral, 582, 216, 26, 30, 2) +
      panel(plum, 552, 262, 28, 34, 2) +
      panel(sage, 584, 260, 24, 36, 2) +
      cat(120, 318) +
      plant(36, 318),
  ),
  'book-crate': room(
    'mint',
    panel(rose, 120, 300, 400, 24, 12) +
      panel(wood.oak, 180, 160, 280, 150, 8) +
      panel(wood.walnut, 196, 176, 248, 118, 4) +
      panel(brand, 206, 192, 70, 102, 4) +
      disc(white, 241, 232, 20) +
      path(amber, 'M228 232q13 -18 26 0q-13 18 -26 0Z') +
      panel(coral, 284, 186, 70, 108, 4) +
      star('#FFE7A6', 319, 230, 22) +
      panel(sage, 362, 196, 74, 98, 4) +
      path(white, 'M380 262Q399 220 418 262Z') +
      openBook(320, 322, plum) +
      plant(540, 318) +
      cushion(60, 318, amber, 96),
  ),
  'night-light': nightRoom(
    windowAt(70, 56, true) +
      glow(250, 214, 120) +
      bed(plum) +
      panel(wood.oak, 206, 268, 92, 18, 6) +
      line(wood.walnut, 'M222 286V330M282 286V330', 9) +
      paperLamp(252, 268, 0.9),
  ),
  'before-sleep': nightRoom(
    windowAt(440, 50, true) +
      glow(120, 214, 90, 0.3) +
      [
        [220, 70],
        [290, 110],
        [360, 64],
      ]
        .map(([x = 0, y = 0]) => line('#8FA0D8', `M${x} 0V${y - 16}`, 2) + star('#FFE7A6', x, y, 16))
        .join('') +
      panel(rose, 60, 304, 420, 22, 11) +
      paperLamp(120, 300, 0.8) +
      books(210, 304, [brand, coral, amber]) +
      path('#B98655', 'M352 304q-6 -62 34 -64q42 2 36 64Z') +
      disc('#B98655', 387, 226, 32) +
      disc('#B98655', 362, 202, 12) +
      disc('#B98655', 412, 202, 12) +
      disc('#F1D9B5', 387, 236, 13) +
      disc('#3A2A22', 387, 231, 4) +
      line('#3A2A22', 'M372 220q4 4 8 0M394 220q4 4 8 0', 3),
  ),
  'evening-table': room(
    'lilac',
    windowAt(460, 60, true) +
      glow(220, 150, 120, 0.4) +
      tableTop(258) +
      lamp(220, 258, coral, 130) +
      [0, 1, 2, 3]
        .map(
          (at) =>
            `<g transform="rotate(${-24 + at * 16} ${356 + at * 8} 250)">${panel(white, 336 + at * 12, 196, 40, 58, 5)}${disc(at % 2 ? brick : slate, 356 + at * 12, 224, 8)}</g>`,
        )
        .join('') +
      mug(110, 258, teal) +
      mug(480, 258, brand),
  ),
  'lamp-for-two': room(
    'butter',
    glow(330, 118, 130, 0.5) +
      armchair(120, 306, brand, 1.15) +
      armchair(380, 306, coral, 0.78) +
      line(wood.walnut, 'M346 304V96', 8) +
      panel(wood.walnut, 306, 298, 80, 10, 5) +
      path(teal, 'M312 62H380L404 128H288Z') +
      openBook(448, 236, plum) +
      plant(590, 312, slate),
  ),
  'reading-evening': nightRoom(
    panel('#8A5B3D', 90, 40, 460, 250, 10) +
      panel('#FFE3A1', 110, 84, 420, 186, 6) +
      panel('#6E4730', 90, 40, 460, 34, 8) +
      line('#FFE3A1', 'M150 57H490', 6, ' stroke-dasharray="2 16"') +
      line('#8A5B3D', 'M320 84V270', 8) +
      disc('#D79C73', 220, 150, 18) +
      path(teal, 'M188 236q0 -62 32 -62q32 0 32 62Z') +
      openBook(220, 214, brick) +
      [360, 410, 460, 500]
        .map(
          (x, at) =>
            disc(['#94623F', '#EDBD98', '#6F4731', '#F7D0BA'][at] ?? cream, x, 196 + (at % 2) * 12, 14) +
            path([coral, brand, sage, plum][at] ?? rose, `M${x - 22} 262q0 -48 22 -48q22 0 22 48Z`),
        )
        .join('') +
      panel('#1D2443', 0, 288, 640, 72, 0) +
      [40, 130, 290, 420, 560, 610].map((x, at) => disc('#FFFFFF', x, 40 + ((at * 53) % 220), 3)).join('') +
      panel('#FFE3A1', 160, 296, 320, 10, 5, ' opacity=".35"'),
  ),
} as const
