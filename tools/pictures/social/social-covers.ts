import { cloths, darker, grounds, lighter } from '../palette.ts'
import { cover, fir, repeated, ridge, sky, sun, windows } from './social-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const {
  brand,
  deep,
  navy,
  sky: blue,
  mist,
  teal,
  pine,
  sage,
  coral,
  brick,
  amber,
  rose,
  plum,
  lilac,
  cream,
  slate,
  white,
} = cloths
const wide = 1200

const wave = (fill: string, y: number, shift: number) =>
  path(
    fill,
    `M-80 300V${y}${repeated(12, (at) => `Q${-80 + shift + at * 120 + 30} ${y - 22} ${-80 + shift + at * 120 + 60} ${y}T${-80 + shift + (at + 1) * 120} ${y}`)}V300Z`,
  )

const boat = (x: number, y: number, sail: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  path(sail, 'M0-64V-8H44Z') +
  path(lighter(sail, 0.4), 'M-6-52V-8H-34Z') +
  path(navy, 'M-40 0H50L36 18H-28Z') +
  '</g>'

const house = (x: number, y: number, width: number, height: number, wall: string, roof: string) =>
  panel(wall, x, y - height, width, height, 0) +
  path(roof, `M${x - 6} ${y - height}L${x + width / 2} ${y - height - width * 0.45}L${x + width + 6} ${y - height}Z`) +
  windows(x + width * 0.18, y - height + 14, 2, 2, lighter(amber, 0.4), darker(wall, 0.2), width * 0.18)

/** The covers of profiles, by name. */
export const covers = {
  hills: cover(
    sky(lighter(blue, 0.35), '#FFF4E2', wide, 230) +
      sun('#FFD98A', 860, 120, 44) +
      ridge(lighter(sage, 0.35), [190, 130, 170, 110, 160, 120, 180], wide, 300) +
      ridge(sage, [230, 180, 220, 170, 230, 190, 220], wide, 300) +
      ridge(darker(sage, 0.16), [270, 240, 262, 232, 268, 244, 262], wide, 300) +
      repeated(9, (at) => fir(90 + at * 128, 268 + (at % 3) * 8, 40 + (at % 2) * 16, darker(pine, 0.1))),
  ),
  harbour: cover(
    sky('#F6D9C6', '#FDF1E4', wide, 190) +
      sun(coral, 330, 150, 36) +
      repeated(7, (at) =>
        house(
          600 + at * 74,
          190,
          62,
          70 + ((at * 37) % 50),
          [cream, lighter(coral, 0.4), mist, lighter(amber, 0.4)][at % 4] ?? cream,
          [brick, slate, plum][at % 3] ?? brick,
        ),
      ) +
      panel(darker(slate, 0.1), 570, 188, 630, 14, 2) +
      panel(lighter(teal, 0.35), 0, 196, wide, 104, 0) +
      wave(lighter(teal, 0.15), 236, 0) +
      boat(240, 220, white, 1.1) +
      boat(470, 238, amber, 0.8) +
      wave(teal, 266, 40),
  ),
  city: cover(
    sky(lighter(lilac, 0.1), '#FFE3CE', wide, 300) +
      repeated(15, (at) => panel(lighter(plum, 0.42), at * 82, 120 + ((at * 53) % 70), 70, 190, 3)) +
      repeated(12, (at) => {
        const x = 20 + at * 102
        const y = 150 + ((at * 67) % 80)
        return panel(darker(plum, 0.2), x, y, 76, 160, 3) + windows(x + 12, y + 14, 3, 6, lighter(amber, 0.2), plum)
      }) +
      disc('#FFF0C2', 930, 74, 30),
  ),
  dunes: cover(
    sky('#FBE3B8', '#FFF6E6', wide, 200) +
      sun('#F7B45E', 250, 96, 42) +
      ridge('#EFCB98', [200, 140, 190, 150, 120, 180, 160], wide, 300) +
      ridge('#E3B276', [250, 200, 170, 230, 190, 220, 180], wide, 300) +
      ridge('#CF9659', [280, 262, 230, 270, 244, 210, 262], wide, 300) +
      line('#A9743D', 'M820 300C860 270 800 262 850 238S910 222 896 210', 5, ' opacity=".5"'),
  ),
  forest: cover(
    panel(darker(pine, 0.3), 0, 200, wide, 100, 0) +
      sky('#CFE8DF', '#F4FAF3', wide, 220) +
      repeated(22, (at) => fir(at * 58, 236, 120 + ((at * 41) % 60), lighter(pine, 0.45))) +
      repeated(18, (at) => fir(24 + at * 70, 270, 130 + ((at * 59) % 70), lighter(pine, 0.15))) +
      repeated(13, (at) => fir(60 + at * 96, 320, 150 + ((at * 31) % 60), darker(pine, 0.22))),
  ),
  waves: cover(
    sky(lighter(brand, 0.55), white, wide, 150) +
      disc(white, 900, 84, 36) +
      wave(lighter(blue, 0.2), 130, 20) +
      wave(blue, 166, 70) +
      boat(380, 150, coral, 0.9) +
      wave(lighter(brand, 0.2), 204, 10) +
      wave(brand, 236, 55) +
      wave(deep, 268, 30),
  ),
  workshop: cover(
    panel('#F3E2CB', 0, 0, wide, 300, 0) +
      repeated(20, (at) => line('#E6CFB0', `M${at * 62} 0V214`, 2)) +
      repeated(9, (at) => {
        const x = 130 + at * 116
        const color = [brick, teal, amber, slate, plum][at % 5] ?? brick
        return (
          disc(slate, x, 40, 4) +
          (at % 3 === 0
            ? panel('#C08F5A', x - 5, 44, 10, 74, 4) + panel(slate, x - 24, 112, 48, 20, 4)
            : at % 3 === 1
              ? panel(color, x - 8, 44, 16, 44, 6) + panel('#8696AD', x - 4, 88, 8, 50, 2)
              : line(color, `M${x} 44V80`, 10) + path('#AEBBCD', `M${x - 8} 80H${x + 8}L${x + 4} 140H${x - 4}Z`))
        )
      }) +
      panel('#B07F4C', 0, 212, wide, 20, 0) +
      panel('#94673C', 0, 232, wide, 68, 0) +
      panel(cream, 230, 172, 120, 40, 6) +
      panel(coral, 420, 184, 60, 28, 5) +
      panel(blue, 448, 156, 32, 28, 5) +
      panel(sage, 720, 166, 46, 46, 6) +
      disc(amber, 830, 190, 22) +
      panel(rose, 900, 180, 90, 32, 6),
  ),
  night: cover(
    sky('#1F2850', '#46528C', wide, 260) +
      repeated(46, (at) => disc('#E8EDFF', (at * 211) % wide, (at * 97) % 170, at % 4 === 0 ? 2.2 : 1.2)) +
      disc('#FFF2C9', 300, 80, 34) +
      disc('#333E70', 316, 72, 30) +
      ridge('#2B3567', [220, 170, 210, 160, 200, 180, 230], wide, 300) +
      ridge('#20294F', [260, 240, 220, 250, 232, 250, 240], wide, 300) +
      repeated(6, (at) => {
        const x = 640 + at * 84
        return (
          panel('#171E3C', x, 226 - ((at * 23) % 30), 56, 90, 2) + windows(x + 10, 238, 2, 2, '#FFD98A', '#2B3567', 9)
        )
      }) +
      panel(grounds.blue, 0, 298, wide, 2, 0, ' opacity=".15"'),
  ),
} as const
