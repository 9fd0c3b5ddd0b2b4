import { books, glow, lamp, mug, openBook, parcel, room, tableTop } from './blog-frame.ts'
import { cloths, darker, grounds, lighter } from '../palette.ts'
import { moved, ring, star, turned, wood } from '../products/product-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const { ink, brand, deep, navy, coral, amber, teal, plum, rose, sky, sage, cream, white, brick, slate, pine, mist } =
  cloths

const boat = (x: number, y: number, color: string, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  path(color, 'M-70 -34H70Q64 6 34 10H-34Q-64 6 -70 -34Z') +
  path(lighter(color, 0.3), 'M-70 -34H70L67 -22H-67Z') +
  line(wood.walnut, 'M0 -34V-120', 6) +
  path(white, 'M6 -116Q58 -92 54 -46H6Z') +
  path(cream, 'M-6 -104Q-40 -84 -42 -46H-6Z') +
  '</g>'

const duck = (x: number, y: number) =>
  path(
    amber,
    `M${x - 60} ${y - 50}Q${x - 20} ${y - 36} ${x + 6} ${y - 62}Q${x + 4} ${y - 108} ${x + 38} ${y - 108}Q${x + 70} ${y - 106} ${x + 68} ${y - 70}Q${x + 66} ${y - 18} ${x + 10} ${y - 16}Q${x - 52} ${y - 16} ${x - 60} ${y - 50}Z`,
  ) +
  path('#E98B3A', `M${x + 66} ${y - 88}q24 4 26 14q-16 8 -28 2Z`) +
  disc(ink, x + 46, y - 84, 5) +
  disc(brick, x - 22, y - 12, 16) +
  disc(brick, x + 36, y - 12, 16) +
  disc(cream, x - 22, y - 12, 5) +
  disc(cream, x + 36, y - 12, 5)

export const work = {
  workbench: room(
    'leaf',
    panel(darker(grounds.leaf, 0.16), 80, 40, 480, 110, 8) +
      line(slate, 'M130 62V118M190 62V104', 7) +
      panel(wood.walnut, 118, 110, 24, 34, 6) +
      path(slate, 'M168 58h44v18h-44Z') +
      line(brick, 'M190 104V132', 10) +
      ring(wood.oak, 260, 94, 26, 8) +
      line(slate, 'M330 64L380 128M380 64L330 128', 7) +
      panel(amber, 430, 68, 100, 14, 4) +
      line(wood.walnut, 'M440 68v8M455 68v8M470 68v8M485 68v8M500 68v8M515 68v8', 2.4) +
      tableTop(250) +
      disc(wood.pale, 320, 204, 62) +
      disc(wood.oak, 320, 204, 40) +
      disc(grounds.leaf, 320, 204, 24) +
      Array.from({ length: 8 }, (_, at) => turned(at * 45, 320, 204, panel('#FFFDF2', 312, 146, 16, 12, 2))).join('') +
      path(wood.pale, 'M150 250q8 -26 30 -20q18 8 8 20ZM470 250q-2 -18 16 -18q22 2 20 18Z') +
      lamp(90, 250, teal, 96),
  ),
  'stacking-boats': room(
    'aqua',
    path('#8CC9E6', 'M0 236Q40 222 80 236T160 236T240 236T320 236T400 236T480 236T560 236T640 236V360H0Z') +
      boat(150, 232, coral, 0.8) +
      boat(330, 240, brand, 1.15) +
      boat(510, 230, amber, 0.7) +
      path('#67B2D8', 'M0 272Q40 258 80 272T160 272T240 272T320 272T400 272T480 272T560 272T640 272V360H0Z') +
      line(white, 'M110 300H170M300 316H390M480 296H540', 5, ' opacity=".6"') +
      disc('#FFE7A6', 560, 74, 34),
  ),
  'board-books': room(
    'pink',
    tableTop(262) +
      books(190, 262, [brand, amber, teal, coral], 190) +
      books(420, 262, [plum, sage], 120) +
      path(
        white,
        'M240 182Q230 140 270 138Q300 136 304 112Q306 86 326 86Q346 88 342 112Q340 150 352 160Q346 182 300 182Z',
      ) +
      path('#F0A24B', 'M340 100l24 6l-22 10Z') +
      disc(ink, 330, 102, 4) +
      line('#D5DCE8', 'M262 156q18 10 36 0', 4) +
      mug(480, 222, brick),
  ),
  'packing-table': room(
    'cloud',
    line(darker(grounds.cloud, 0.3), 'M70 120H300M350 90H570', 10) +
      parcel(90, 115, 70, 52) +
      parcel(176, 115, 96, 70) +
      parcel(370, 85, 80, 44) +
      parcel(466, 85, 74, 58) +
      tableTop(256) +
      parcel(270, 256, 150, 96) +
      `<rect x="80" y="196" width="86" height="60" rx="30" fill="#EAD9BD"/>` +
      disc('#D6BF98', 110, 226, 28) +
      disc('#EAD9BD', 110, 226, 10) +
      path('#EAD9BD', 'M140 248H240L232 256H140Z') +
      ring(brick, 474, 238, 14, 6) +
      ring(brick, 510, 238, 14, 6) +
      line(slate, 'M482 226L540 172M502 226L444 172', 7),
  ),
  'repair-bench': room(
    'butter',
    tableTop(256) +
      glow(150, 140, 100, 0.4) +
      line(wood.walnut, 'M130 256V150', 8) +
      panel(wood.walnut, 96, 246, 68, 12, 6) +
      path(brick, 'M108 100L186 140L150 176L86 150Z') +
      panel(brand, 250, 196, 60, 58, 14) +
      line(slate, 'M340 252v-40M340 222l14 -7M340 232l14 -7M340 242l14 -7', 6) +
      ring(slate, 394, 238, 15, 7) +
      disc(slate, 436, 244, 9) +
      disc(slate, 462, 244, 9) +
      line(slate, 'M500 250L540 196', 6) +
      line(coral, 'M536 202L556 174', 13) +
      panel(white, 350, 70, 190, 92, 6) +
      line(mist, 'M370 94H470M370 114H510M370 134H440', 6) +
      ring(brand, 500, 100, 12, 4),
  ),
  'one-cable': room(
    'blue',
    tableTop(260) +
      line(navy, 'M320 260Q320 214 220 222T150 216M320 232Q380 190 330 176M320 236Q400 236 470 214', 6) +
      path('#FFF1C4', 'M96 132Q150 112 204 132L216 214Q150 232 84 214Z') +
      panel(wood.oak, 100, 212, 100, 16, 6) +
      panel(wood.pale, 270, 92, 110, 92, 24) +
      disc(white, 325, 138, 34) +
      line(ink, 'M325 138V116M325 138L342 146', 5) +
      panel(coral, 440, 150, 110, 72, 10) +
      line(white, 'M466 198V174L508 166V190', 5) +
      disc(white, 460, 198, 8) +
      disc(white, 502, 190, 8) +
      panel(navy, 300, 254, 40, 22, 5),
  ),
  'stock-feed': room(
    'mint',
    line(darker(grounds.mint, 0.35), 'M50 100H290M50 190H290M50 284H290M56 60V300M284 60V300', 9) +
      parcel(72, 96, 60, 44) +
      parcel(150, 96, 80, 58) +
      parcel(80, 186, 90, 62) +
      parcel(190, 186, 64, 48) +
      parcel(76, 280, 70, 54) +
      parcel(166, 280, 96, 66) +
      tableTop(270, 340, 620) +
      panel(navy, 370, 96, 220, 140, 12) +
      panel(mist, 382, 108, 196, 116, 5) +
      line(slate, 'M398 144H562M398 180H562M398 214H562', 4) +
      [0, 1, 2, 3, 4, 5]
        .map((at) =>
          panel(
            [coral, amber, teal, brand, plum, sage][at] ?? rose,
            404 + (at % 3) * 54,
            at < 3 ? 118 : 154,
            34 - (at % 2) * 8,
            24,
            3,
          ),
        )
        .join('') +
      line(navy, 'M480 236V262', 14) +
      panel(navy, 436, 260, 88, 12, 6),
  ),
  'toy-tests': room(
    'lilac',
    tableTop(262) +
      panel(slate, 200, 232, 200, 30, 8) +
      panel(white, 214, 222, 172, 12, 6) +
      duck(292, 222) +
      panel(amber, 70, 244, 110, 16, 4) +
      line(wood.walnut, 'M82 244v8M98 244v8M114 244v8M130 244v8M146 244v8M162 244v8', 2.4) +
      ring(navy, 482, 196, 38, 9) +
      `<circle cx="482" cy="196" r="34" fill="#FFFFFF" opacity=".55"/>` +
      line(wood.walnut, 'M510 224L546 258', 13),
  ),
  catalogue: room(
    'cloud',
    tableTop(276) +
      moved(300, 262, `<g transform="scale(2.6)">${openBook(0, 0, brand)}</g>`) +
      turned(-12, 130, 210, panel(brick, 96, 176, 62, 62, 4) + panel(teal, 112, 190, 62, 62, 4)) +
      turned(14, 520, 220, panel(amber, 490, 180, 60, 60, 4) + panel(plum, 506, 196, 60, 60, 4)),
  ),
  timber: room(
    'leaf',
    [wood.pale, wood.beech, wood.oak, '#A87648', wood.walnut, '#6B4630']
      .map((color, at) => {
        const [x, top] = [86 + at * 80, 62 + (at % 3) * 22]
        return (
          panel(color, x, top, 64, 250 - (at % 3) * 22, 5) +
          line(
            darker(color, 0.14),
            `M${x + 16} ${top + 14}Q${x + 26} ${top + 110} ${x + 14} 296M${x + 34} ${top + 10}Q${x + 46} ${top + 90} ${x + 32} 298M${x + 50} ${top + 16}Q${x + 42} ${top + 130} ${x + 52} 296`,
            3,
          )
        )
      })
      .join('') + path(pine, 'M560 60q30 -30 60 -10q-10 40 -50 34Z'),
  ),
  'paper-lantern': room(
    'peach',
    tableTop(262) +
      glow(250, 168, 120, 0.5) +
      path('#FFF6DC', 'M190 96Q250 72 310 96L330 246Q250 270 170 246Z') +
      line('#E4C88A', 'M212 90L196 252M232 86L224 257M250 85V258M268 86L276 257M288 90L304 252', 2.6) +
      panel(wood.oak, 186, 246, 128, 18, 7) +
      [0, 1, 2, 3].map((at) => panel(at % 2 ? '#F4F6FA' : white, 400 - at * 3, 250 - at * 6, 140, 6, 2)).join('') +
      turned(-20, 450, 216, panel(slate, 420, 212, 74, 10, 5) + panel(brick, 486, 208, 46, 18, 6)) +
      path(white, 'M70 262L120 206L158 262Z') +
      path('#DDE4EF', 'M120 206L158 262H132Z') +
      star(amber, 560, 80, 20),
  ),
  'indigo-vats': room(
    'cloud',
    line(wood.walnut, 'M60 56H580', 10) +
      [sky, brand, deep, navy]
        .map((color, at) =>
          path(
            color,
            `M${96 + at * 126} 58H${166 + at * 126}V${150 + (at % 2) * 26}Q${131 + at * 126} ${166 + (at % 2) * 26} ${96 + at * 126} ${150 + (at % 2) * 26}Z`,
          ),
        )
        .join('') +
      [sky, brand, navy]
        .map((color, at) => {
          const x = 80 + at * 180
          return (
            path('#B5BECC', `M${x} 220H${x + 130}L${x + 118} 318H${x + 12}Z`) +
            `<ellipse cx="${x + 65}" cy="222" rx="65" ry="15" fill="${darker('#B5BECC', 0.2)}"/><ellipse cx="${x + 65}" cy="224" rx="56" ry="11" fill="${color}"/>`
          )
        })
        .join(''),
  ),
} as const
