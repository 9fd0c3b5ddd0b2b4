import { books, cloud, outdoors, parcel, wide } from './blog-frame.ts'
import { cloths, darker, grounds, lighter } from '../palette.ts'
import { wood } from '../products/product-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const { brand, coral, amber, teal, plum, rose, sky, sage, cream, white, brick, slate, pine, navy, mist } = cloths

const shirt = (x: number, y: number, color: string) =>
  path(
    color,
    `M${x - 20} ${y}L${x - 48} ${y + 16}L${x - 38} ${y + 44}L${x - 26} ${y + 38}V${y + 96}H${x + 26}V${y + 38}L${x + 38} ${y + 44}L${x + 48} ${y + 16}L${x + 20} ${y}Q${x} ${y + 14} ${x - 20} ${y}Z`,
  ) + line(darker(color, 0.16), `M${x} ${y + 10}V${y + 94}`, 2.4)

const apron = (x: number, y: number, color: string) =>
  path(color, `M${x - 16} ${y}H${x + 16}L${x + 34} ${y + 34}V${y + 100}H${x - 34}V${y + 34}Z`) +
  panel(darker(color, 0.14), x - 18, y + 54, 36, 26, 4)

const flag = (x: number, color: string, y = 60) => path(color, `M${x} ${y}h32l-16 30Z`)

const roof = (fill: string, d: string) => path(fill, d)

export const outside = {
  'linen-line': outdoors(
    '#D3ECF8',
    '#BFDDB8',
    '#9CCB9A',
    cloud(70, 40) +
      cloud(470, 56, 0.8) +
      line(wood.walnut, 'M60 330V96M580 330V96', 10) +
      line(slate, 'M60 110Q320 136 580 110', 3.4) +
      shirt(150, 118, brand) +
      apron(262, 124, amber) +
      shirt(370, 126, white) +
      apron(468, 120, teal) +
      [130, 170, 250, 274, 350, 390, 456, 480].map((x) => panel(wood.oak, x - 3, 112, 6, 16, 2)).join(''),
  ),
  'flax-field': outdoors(
    '#DCEBFB',
    '#B9D6B0',
    '#8FBF8E',
    disc('#FFE7A6', 540, 76, 36) +
      cloud(110, 50, 0.9) +
      panel('#E8D8BF', 380, 158, 120, 66, 3) +
      roof('#8C5A48', 'M366 162L400 120H482L514 162Z') +
      panel('#8C5A48', 428, 186, 24, 38, 2) +
      panel('#BFE3F5', 394, 178, 20, 20, 2) +
      panel('#BFE3F5', 464, 178, 20, 20, 2) +
      Array.from({ length: 46 }, (_, at) => {
        const x = 14 + ((at * 83) % 620)
        const y = 270 + ((at * 37) % 62)
        return line(pine, `M${x} ${y + 26}V${y}`, 2.4) + disc(at % 3 ? brand : sky, x, y, 6.5) + disc(white, x, y, 2)
      }).join(''),
  ),
  kite: outdoors(
    '#CFE9FA',
    '#B7DBB2',
    '#8FC690',
    cloud(60, 60) +
      cloud(240, 30, 0.7) +
      line(slate, 'M412 128Q300 220 150 282', 2.4) +
      path(coral, 'M412 40L470 106L412 196L364 112Z') +
      path(darker(coral, 0.14), 'M412 40L470 106L412 196Z') +
      line(white, 'M364 112L470 106M412 40V196', 3) +
      line(brick, 'M412 196q30 18 8 40t12 44', 4) +
      [
        [424, 214],
        [418, 240],
        [432, 266],
      ]
        .map(([x = 0, y = 0]) => path(amber, `M${x} ${y}l-16 -9v18ZM${x} ${y}l16 -9v18Z`))
        .join('') +
      disc('#D79C73', 146, 246, 15) +
      path(brand, 'M124 316q-2 -52 22 -52q24 0 22 52Z') +
      line('#D79C73', 'M158 276L176 264', 7),
  ),
  'tannery-yard': wide(
    '#FBE4CF',
    cloud(70, 26, 0.8) +
      panel('#B9654F', 60, 120, 220, 190, 4) +
      roof('#7E4638', 'M44 126L170 62L296 126Z') +
      panel('#C6775F', 280, 150, 300, 160, 4) +
      roof('#8A4E3F', 'M268 154L312 104H552L596 154Z') +
      [86, 150, 214]
        .map((x) => panel('#FFE9BD', x, 150, 40, 46, 4) + line('#7E4638', `M${x + 20} 150v46M${x} 173h40`, 3))
        .join('') +
      [320, 390, 500]
        .map((x) => panel('#FFE9BD', x, 184, 44, 44, 4) + line('#8A4E3F', `M${x + 22} 184v44M${x} 206h44`, 3))
        .join('') +
      path(teal, 'M128 310V246Q170 210 212 246V310Z') +
      panel(navy, 448, 240, 40, 70, 4) +
      `<rect y="306" width="640" height="54" fill="#E3C4A4"/>` +
      line(slate, 'M60 100Q330 190 600 92', 2.6) +
      [
        [110, 114, coral],
        [190, 130, amber],
        [270, 140, teal],
        [350, 140, brand],
        [430, 132, rose],
        [510, 116, sage],
      ]
        .map(([x, y, color]) => path(String(color), `M${x} ${y}h30l-15 28Z`))
        .join('') +
      parcel(540, 322, 60, 44) +
      parcel(30, 326, 70, 50),
  ),
  'fair-stand': wide(
    grounds.butter,
    [40, 110, 180, 250, 320, 390, 460, 530, 600]
      .map((x, at) => flag(x - 16, [coral, brand, teal, plum][at % 4] ?? rose, 0))
      .join('') +
      panel(white, 120, 70, 400, 150, 8) +
      panel(brand, 120, 70, 400, 34, 8) +
      line(white, 'M220 87H420', 6, ' stroke-dasharray="26 12"') +
      line(wood.walnut, 'M136 80V310M504 80V310', 9) +
      panel(wood.oak, 100, 240, 440, 20, 6) +
      panel(coral, 116, 260, 408, 60, 4) +
      line(lighter(coral, 0.3), 'M184 260V320M252 260V320M320 260V320M388 260V320M456 260V320', 4) +
      path(wood.beech, 'M190 240v-34q0 -16 18 -16h44q22 0 22 22v28h-14v-20h-44v20Z') +
      disc(wood.beech, 282, 194, 17) +
      path(wood.pale, 'M330 240v-22q0 -14 16 -14h34q16 0 16 16v20h-12v-14h-34v14Z') +
      disc(wood.pale, 402, 206, 14) +
      path(wood.oak, 'M440 240q-10 -40 22 -44q34 4 24 44Z') +
      path(brick, 'M458 196l6 -14l8 14Z') +
      `<rect y="318" width="640" height="42" fill="${darker(grounds.butter, 0.14)}"/>`,
  ),
  'parcel-house': wide(
    grounds.aqua,
    disc(lighter(grounds.aqua, 0.4), 320, 180, 180) +
      `<rect y="290" width="640" height="70" fill="${darker(grounds.aqua, 0.14)}"/>` +
      panel('#D9B384', 210, 140, 220, 166, 6) +
      path('#C79A66', 'M186 146L320 60L454 146Z') +
      line('#A97C4B', 'M186 146H454', 5) +
      panel('#8A6238', 286, 216, 66, 90, 6) +
      disc('#FFE9BD', 338, 262, 5) +
      disc('#BFE3F5', 252, 200, 24) +
      line('#A97C4B', 'M252 176V224M228 200H276', 4) +
      panel('#BFE3F5', 374, 178, 40, 40, 4) +
      line('#A97C4B', 'M394 178V218M374 198H414', 4) +
      disc(slate, 319, 254, 20) +
      path(slate, 'M302 246l2 -20l14 10ZM324 236l14 -10l0 20Z') +
      disc('#FFE7A6', 312, 253, 3.4) +
      disc('#FFE7A6', 326, 253, 3.4) +
      books(480, 308, [brand, coral, amber], 90) +
      panel(white, 88, 252, 66, 54, 5) +
      line(brick, 'M100 272H140M100 288H128', 5),
  ),
  'paper-mill': wide(
    '#E4EEF3',
    path('#BCD4C0', 'M0 210Q160 140 330 190T640 160V360H0Z') +
      panel('#EFE3D0', 70, 110, 280, 170, 4) +
      roof('#9A6B55', 'M52 116L110 64H312L368 116Z') +
      line(slate, 'M96 160H326', 4) +
      Array.from({ length: 6 }, (_, at) => panel(at % 2 ? '#FFFFFF' : cream, 104 + at * 38, 160, 28, 70, 2)).join('') +
      panel('#9A6B55', 190, 244, 40, 36, 2) +
      `<circle cx="430" cy="236" r="74" fill="none" stroke="${wood.walnut}" stroke-width="12"/>` +
      line(wood.walnut, 'M430 162V310M356 236H504M378 184L482 288M482 184L378 288', 8) +
      disc(wood.walnut, 430, 236, 14) +
      path('#7FB7D6', 'M0 300Q60 286 120 300T240 300T360 300T480 300T640 296V360H0Z') +
      line(white, 'M60 324H130M260 334H350M470 320H560', 5, ' opacity=".7"') +
      path(pine, 'M560 296q-24 -70 10 -120q36 50 12 120Z') +
      path(teal, 'M606 298q-18 -48 8 -88q28 40 10 88Z') +
      disc(mist, 300, 44, 12) +
      disc(mist, 322, 30, 9),
  ),
} as const
