import { cloths, darker, lighter } from '../palette.ts'
import { photo, repeated } from './social-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const {
  brand,
  deep,
  navy,
  sky: blue,
  mist,
  teal,
  sage,
  coral,
  brick,
  amber,
  rose,
  plum,
  cream,
  slate,
  ink,
  white,
} = cloths
const oak = '#C08F5A'
const walnut = '#8A5B3D'
const hues = [coral, brand, amber, teal, plum, rose, sage, brick, blue]
const hue = (at: number) => hues[at % hues.length] ?? coral

const room = (wall: string, floor: string, y = 262) =>
  panel(wall, 0, 0, 480, 360, 0) + panel(floor, 0, y, 480, 360 - y, 0)

const spines = (x: number, y: number, count: number, height: number) =>
  repeated(count, (at) => {
    const tall = height - ((at * 13) % 22)
    return panel(hue(at * 2 + x), x + at * 19, y - tall, 16, tall, 2)
  })

const glow = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFE9AE" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r * 0.6}" fill="#FFE9AE" opacity=".5"/>`

/** Indoor pictures, by name. */
export const inside = {
  'shelf-of-books': photo(
    room('#F4E6D6', '#E7CFB0', 330) +
      repeated(3, (at) => panel(oak, 50, 112 + at * 104, 380, 12, 3)) +
      spines(66, 112, 12, 84) +
      spines(180, 216, 12, 86) +
      spines(66, 320, 9, 84) +
      panel(cream, 318, 32, 70, 80, 4) +
      disc(coral, 353, 66, 20) +
      panel(blue, 76, 148, 84, 68, 4) +
      path(white, 'M118 162V200H88ZM122 172V200H146Z') +
      disc(sage, 330, 284, 30) +
      panel(brick, 312, 296, 36, 24, 4),
  ),
  workbench: photo(
    room('#EAD9C2', '#B07F4C', 250) +
      repeated(
        5,
        (at) =>
          line(slate, `M${90 + at * 74} 40V62`, 4) +
          panel([brick, teal, amber, plum, navy][at] ?? brick, 82 + at * 74, 62, 16, 46, 6) +
          panel(mist, 86 + at * 74, 108, 8, 34, 2),
      ) +
      panel('#94673C', 0, 250, 480, 14, 0) +
      panel(cream, 168, 168, 118, 58, 26) +
      path(cream, 'M272 160h40q18 0 18 20v14q0 14-18 14h-34Z') +
      path(ink, 'M196 170q22-4 26 18t-26 14q-18-14 0-32ZM250 204q16-8 22 14h-26Z') +
      disc(ink, 312, 180, 4) +
      path('#EBCB9F', 'M276 158l-10-16 18 6ZM312 156l8-16 8 16Z') +
      panel(cream, 182, 216, 16, 36, 4) +
      panel(cream, 252, 216, 16, 36, 4) +
      repeated(6, (at) => path('#E7C79A', `M${60 + at * 66} 262q10-16 20 0`)) +
      panel(amber, 366, 222, 44, 28, 4),
  ),
  'team-table': photo(
    panel('#DCE3ED', 0, 0, 480, 360, 0) +
      repeated(
        4,
        (at) => panel(hue(at), 92 + at * 80, 48, 52, 46, 16) + panel(hue(at + 4), 92 + at * 80, 266, 52, 46, 16),
      ) +
      panel('#DDB380', 70, 92, 340, 176, 22) +
      panel('#EBCB9F', 80, 102, 320, 156, 16) +
      repeated(4, (at) => panel(white, 100 + at * 80, 112, 36, 46, 3) + panel(white, 104 + at * 80, 204, 36, 44, 3)) +
      repeated(
        4,
        (at) => disc(hue(at + 2), 148 + at * 80, 128, 10) + disc(darker(hue(at + 2)), 148 + at * 80, 128, 6),
      ) +
      panel(cream, 218, 166, 46, 32, 3) +
      line(coral, 'M224 176H256M224 184H248', 3),
  ),
  'toy-train': photo(
    room('#D8EAF3', '#E8CFA6', 250) +
      line(walnut, 'M0 286H480M0 312H480', 7) +
      repeated(13, (at) => line(oak, `M${14 + at * 38} 278V320`, 9)) +
      panel(brick, 60, 206, 112, 62, 12) +
      panel(brick, 60, 164, 50, 60, 8) +
      panel(lighter(blue, 0.4), 70, 176, 30, 26, 4) +
      panel(ink, 142, 178, 16, 30, 3) +
      disc('#E9EEF5', 162, 158, 12) +
      disc('#E9EEF5', 184, 140, 17) +
      panel(teal, 196, 216, 104, 52, 8) +
      panel(amber, 324, 216, 104, 52, 8) +
      repeated(3, (at) => panel(hue(at + 4), 208 + at * 30, 192, 26, 26, 4)) +
      disc(coral, 352, 206, 14) +
      disc(plum, 388, 204, 16) +
      repeated(
        6,
        (at) =>
          disc(walnut, [86, 146, 220, 276, 348, 404][at] ?? 0, 272, 16) +
          disc('#DDB380', [86, 146, 220, 276, 348, 404][at] ?? 0, 272, 6),
      ),
  ),
  'lamp-evening': photo(
    panel('#2F3A66', 0, 0, 480, 360, 0) +
      panel('#3D4A80', 60, 40, 360, 236, 6) +
      repeated(14, (at) => disc('#DDE5FF', 76 + ((at * 89) % 330), 54 + ((at * 47) % 120), 2)) +
      line('#232B4F', 'M240 40V276M60 156H420', 8) +
      panel('#7A5236', 30, 276, 420, 22, 4) +
      glow(176, 190, 120) +
      path('#FFE7B0', 'M136 140H216L240 214H112Z') +
      line(oak, 'M176 214V270', 9) +
      panel(oak, 146, 264, 60, 12, 5) +
      path('#C79B68', 'M300 276q-6-52 30-56l4-18 14 14q22 2 20 24-2 22-20 26l6 10Z') +
      path('#C79B68', 'M372 274q22-2 20-24', '') +
      disc(ink, 350, 232, 3),
  ),
  warehouse: photo(
    room('#E4E9F0', '#BFC8D4', 300) +
      repeated(
        3,
        (row) =>
          panel(deep, 40, 96 + row * 96, 400, 10, 2) +
          repeated(6, (at) => {
            const size = 40 + ((at * 19 + row * 11) % 22)
            return (
              panel(
                ['#D9A873', '#C99460', '#E2B988'][(at + row) % 3] ?? '#D9A873',
                54 + at * 64,
                96 + row * 96 - size,
                50,
                size,
                3,
              ) + panel('#F2E3CC', 72 + at * 64, 96 + row * 96 - size, 12, size, 0)
            )
          }),
      ) +
      line(deep, 'M40 20V340M240 20V340M440 20V340', 8) +
      panel(amber, 300, 312, 120, 14, 3) +
      disc(ink, 320, 334, 9) +
      disc(ink, 400, 334, 9),
  ),
  'school-library': photo(
    room('#FCEBCB', '#D99E6A', 276) +
      panel(lighter(blue, 0.4), 300, 40, 130, 110, 6) +
      line(white, 'M365 40V150M300 95H430', 6) +
      panel(walnut, 30, 176, 250, 104, 6) +
      panel('#EBCB9F', 40, 186, 230, 40, 2) +
      panel('#EBCB9F', 40, 234, 230, 40, 2) +
      spines(46, 226, 11, 36) +
      spines(50, 274, 11, 36) +
      repeated(
        3,
        (at) =>
          panel([teal, coral, brand][at] ?? teal, 300 + at * 54, 282, 40, 40, 18) +
          disc(['#6F4731', '#94623F', '#553322'][at] ?? '#6F4731', 320 + at * 54, 266, 18),
      ) +
      path(white, 'M300 306l20-8 20 8v14l-20-8-20 8Z') +
      path(white, 'M408 306l20-8 20 8v14l-20-8-20 8Z'),
  ),
  'tea-and-samples': photo(
    room('#E9E2F5', oak, 232) +
      repeated(6, (at) => {
        const x = at < 3 ? 42 + at * 50 : 300 + (at - 3) * 54
        return glow(x + 14, 196, 34) + panel('#FFF1C4', x, 172, 30, 48, 12) + panel(walnut, x - 2, 218, 34, 10, 4)
      }) +
      path(teal, 'M196 190h80q18 40-10 62h-60q-28-22-10-62Z') +
      line(teal, 'M276 204q30-4 26 24-2 16-24 14', 8) +
      path(teal, 'M192 214l-28-22 6-8 28 18Z') +
      panel(darker(teal), 206, 180, 60, 12, 6) +
      disc(amber, 236, 174, 7) +
      panel(white, 120, 256, 52, 34, 10) +
      panel(white, 310, 262, 52, 34, 10),
  ),
  'indigo-vats': photo(
    room('#EADBC6', '#B99A74', 290) +
      line(walnut, 'M20 66H460', 7) +
      repeated(6, (at) =>
        panel(['#2E4372', '#3F5C96', '#5F7FBA'][at % 3] ?? navy, 40 + at * 70, 68, 54, 96 + ((at * 37) % 50), 2),
      ) +
      repeated(3, (at) => {
        const x = 84 + at * 156
        return (
          path('#8A5B3D', `M${x - 62} 246H${x + 62}L${x + 50} 340H${x - 50}Z`) +
          `<ellipse cx="${x}" cy="246" rx="62" ry="18" fill="#5B3B26"/><ellipse cx="${x}" cy="246" rx="54" ry="13" fill="${['#2B3F73', '#35528F', '#243463'][at]}"/>` +
          line(oak, `M${x - 58} 290H${x + 58}`, 5)
        )
      }),
  ),
  'night-desk': photo(
    panel('#222A48', 0, 0, 480, 360, 0) +
      glow(240, 160, 170) +
      panel('#3A3049', 0, 272, 480, 88, 0) +
      panel('#10162C', 130, 84, 220, 144, 10) +
      panel('#EAF1FF', 140, 94, 200, 124, 4) +
      panel(brand, 140, 94, 200, 18, 4) +
      repeated(6, (at) => panel(hue(at), 152 + (at % 3) * 62, 122 + Math.floor(at / 3) * 46, 50, 34, 4)) +
      panel('#10162C', 226, 228, 28, 36, 2) +
      panel('#10162C', 186, 262, 108, 12, 5) +
      panel('#4B5578', 150, 288, 180, 22, 6) +
      panel(coral, 376, 244, 34, 38, 6) +
      line('#B9C3DE', 'M386 234q-6-10 2-18M398 234q-6-10 2-18', 3),
  ),
  'workshop-window': photo(
    panel('#B9645A', 0, 0, 480, 360, 0) +
      panel('#8A4740', 40, 40, 400, 276, 8) +
      panel('#FCEFD3', 54, 54, 372, 248, 4) +
      line(oak, 'M80 104L250 132M400 152L220 186M90 204L270 236M404 262L150 284', 10) +
      line(walnut, 'M80 104V296M400 152V296M240 128V296', 6) +
      repeated(7, (at) =>
        disc(hue(at), [110, 180, 340, 280, 140, 230, 330][at] ?? 0, [98, 110, 152, 164, 202, 218, 258][at] ?? 0, 10),
      ) +
      panel('#6E3731', 0, 316, 480, 44, 0),
  ),
  'story-lamp': photo(
    panel('#2C3158', 0, 0, 480, 360, 0) +
      panel('#4A3A36', 0, 284, 480, 76, 0) +
      path('#FFF1C4', 'M128 210L318 66V284Z', ' opacity=".25"') +
      disc('#FFFDF2', 346, 158, 92) +
      path(coral, 'M304 214C312 154 346 176 350 140C358 126 378 142 372 156C388 184 364 208 350 214Z') +
      path(coral, 'M350 140l-6-20 16 10ZM372 142l10-18 2 22Z') +
      disc(ink, 362, 152, 3) +
      ridgeOf('#93BFA6') +
      panel(brand, 62, 184, 78, 70, 18) +
      panel(amber, 82, 178, 22, 82, 6) +
      disc(white, 126, 218, 8) +
      panel(oak, 66, 264, 76, 20, 8),
  ),
} as const

function ridgeOf(fill: string) {
  return path(fill, 'M262 196Q300 214 346 208T430 196A92 92 0 0 1 262 196Z')
}
