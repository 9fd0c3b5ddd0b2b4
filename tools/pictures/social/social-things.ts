import { cloths, darker, lighter } from '../palette.ts'
import { photo, repeated } from './social-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const { brand, deep, sky: blue, mist, teal, sage, coral, brick, amber, rose, plum, cream, slate, ink, white } = cloths
const oak = '#C08F5A'
const hues = [coral, brand, amber, teal, plum, rose, sage, brick, blue]
const hue = (at: number) => hues[at % hues.length] ?? coral

const ground = (color: string) => panel(color, 0, 0, 480, 360, 0)
const turned = (degrees: number, x: number, y: number, inner: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${inner}</g>`
const shadow = (x: number, y: number, width: number, height: number) =>
  panel(ink, x + 6, y + 8, width, height, 8, ' opacity=".14"')

/** Pictures of things on tables and shelves, by name. */
export const things = {
  sketchbook: photo(
    ground('#E6C9A3') +
      turned(
        -6,
        240,
        180,
        shadow(80, 70, 320, 220) +
          panel(white, 80, 70, 160, 220, 6) +
          panel('#FBF7EF', 240, 70, 160, 220, 6) +
          line(mist, 'M240 70V290', 3) +
          [deep, brand, blue].map((color, at) => panel(color, 104, 96 + at * 60, 112, 46, 22)).join('') +
          line(slate, 'M268 230Q310 190 340 216T388 190', 4) +
          path(lighter(blue, 0.3), 'M268 250Q320 226 384 246V270H268Z') +
          disc('#F5C99A', 340, 130, 22),
      ) +
      turned(32, 410, 250, panel(amber, 400, 150, 16, 150, 3) + path('#F7D0BA', 'M400 300H416L408 322Z')),
  ),
  'toy-shelf': photo(
    ground('#FBD5E0') +
      panel(oak, 30, 300, 420, 16, 4) +
      repeated(5, (at) => panel(hue(at), 60 + at * 74, 236, 64, 64, 8)) +
      repeated(4, (at) => panel(hue(at + 3), 96 + at * 74, 172, 64, 64, 8)) +
      repeated(2, (at) => panel(hue(at + 6), 170 + at * 74, 108, 64, 64, 8)) +
      path(brick, 'M206 108L242 50L278 108Z') +
      disc(amber, 404, 276, 24) +
      repeated(5, (at) => disc(white, 92 + at * 74, 268, 10)),
  ),
  'paper-rolls': photo(
    ground('#DCE3ED') +
      panel('#B7C2D1', 0, 290, 480, 70, 0) +
      repeated(6, (at) => {
        const x = 96 + (at % 3) * 144 + (at > 2 ? 0 : 0)
        const y = at > 2 ? 232 : 108
        const color = ['#FFFDF7', '#F7EEDD', '#EFE3CC'][at % 3] ?? white
        return (
          disc(darker(color, 0.12), x + 5, y + 5, 62) +
          disc(color, x, y, 62) +
          repeated(
            4,
            (ring) =>
              `<circle cx="${x}" cy="${y}" r="${52 - ring * 10}" fill="none" stroke="${darker(color, 0.1)}" stroke-width="2"/>`,
          ) +
          disc(oak, x, y, 14) +
          disc('#6E4C30', x, y, 7)
        )
      }),
  ),
  'colour-cards': photo(
    ground('#FFF3E0') +
      repeated(9, (at) =>
        turned(
          -56 + at * 14,
          240,
          330,
          panel(white, 206, 60, 68, 240, 8) +
            panel(hue(at), 212, 66, 56, 170, 5) +
            line(mist, 'M220 256H258M220 270H246', 4),
        ),
      ) +
      disc(slate, 240, 318, 10),
  ),
  stationery: photo(
    ground('#CBE9F5') +
      turned(
        -8,
        180,
        190,
        shadow(80, 80, 190, 220) +
          panel(white, 80, 80, 190, 220, 6) +
          repeated(48, (at) => disc(mist, 100 + (at % 8) * 21, 112 + Math.floor(at / 8) * 30, 2.4)) +
          panel(coral, 80, 80, 190, 18, 6),
      ) +
      turned(
        10,
        360,
        180,
        panel(amber, 350, 60, 18, 190, 3) + path('#F7D0BA', 'M350 250H368L359 276Z') + panel(rose, 350, 46, 18, 20, 5),
      ) +
      turned(
        -4,
        410,
        200,
        panel('#EBCB9F', 398, 70, 36, 240, 3) +
          repeated(14, (at) => line(oak, `M398 ${84 + at * 16}h${at % 2 ? 10 : 16}`, 2)),
      ) +
      disc(teal, 320, 306, 20) +
      disc(lighter(teal), 320, 306, 9),
  ),
  'picture-book': photo(
    ground('#DDEBC9') +
      shadow(50, 70, 380, 226) +
      path(white, 'M240 86Q150 56 50 74V290Q150 274 240 302Z') +
      path('#FBF7EF', 'M240 86Q330 56 430 74V290Q330 274 240 302Z') +
      path(lighter(sage, 0.4), 'M66 210Q140 190 224 220V282Q150 262 66 274Z') +
      path(coral, 'M104 236C112 180 150 200 152 166C160 150 182 166 176 182C192 210 168 232 152 240Z') +
      path(coral, 'M150 168l-8-22 18 12ZM174 168l12-20 0 24Z') +
      path(white, 'M156 190q10 8 18-2l-4 16Z') +
      disc(ink, 164, 182, 3) +
      disc('#FFE3A0', 200, 116, 18) +
      line(mist, 'M268 118H402M268 142H410M268 166H388M268 190H406M268 214H360', 6),
  ),
  overshirt: photo(
    ground('#E2D7FA') +
      line(slate, 'M240 64q0-22 18-22t16 20q-2 12-34 22L132 118M240 84L348 118', 6) +
      path(darker(blue, 0.36), 'M172 104L240 128L308 104L382 150L352 216L326 204V318H154V204L128 216L98 150Z') +
      path(darker(blue, 0.5), 'M240 128L214 112L240 168L266 112Z') +
      line(darker(blue, 0.55), 'M240 168V318', 3) +
      repeated(4, (at) => disc(cream, 240, 192 + at * 32, 5)) +
      panel(darker(blue, 0.46), 174, 190, 44, 46, 5) +
      panel(darker(blue, 0.46), 262, 190, 44, 46, 5),
  ),
  'store-concept': photo(
    ground('#F3F6FB') +
      repeated(12, (at) => line('#DCE6F5', `M0 ${at * 32}H480M${at * 42} 0V360`, 1.5)) +
      line(deep, 'M50 40H430V320H50Z', 5) +
      line(coral, 'M90 320C90 220 220 280 200 180S330 170 300 100S400 90 396 40', 8, ' stroke-dasharray="2 16"') +
      repeated(4, (at) => panel(lighter(brand, 0.5), 70 + at * 22, 60 + at * 34, 70, 26, 4)) +
      repeated(3, (at) => panel(lighter(amber, 0.3), 250 + at * 56, 200 + at * 26, 44, 44, 8)) +
      disc(lighter(teal, 0.2), 350, 110, 26) +
      panel(lighter(rose, 0.2), 110, 250, 40, 40, 20),
  ),
  'cover-drafts': photo(
    ground('#C7D0DE') +
      repeated(9, (at) => {
        const x = 70 + (at % 3) * 124
        const y = 22 + Math.floor(at / 3) * 112
        return turned(
          ((at * 5) % 7) - 3,
          x + 46,
          y + 46,
          panel(white, x, y, 92, 98, 3) +
            panel(lighter(hue(at), 0.3), x + 8, y + 8, 76, 62, 2) +
            path(hue(at + 3), `M${x + 20} ${y + 60}q24 12 52 0l-8 10h-36Z`) +
            path(white, `M${x + 46} ${y + 20}v36h-22Z`) +
            line(slate, `M${x + 12} ${y + 84}h${at === 6 ? 60 : 40}`, 4) +
            disc(at === 6 ? amber : coral, x + 46, y + 3, 5),
        )
      }),
  ),
} as const
