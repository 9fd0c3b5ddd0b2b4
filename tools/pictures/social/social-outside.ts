import { cloths, darker, lighter } from '../palette.ts'
import { fir, photo, repeated, ridge, sky, sun, tree, windows } from './social-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const {
  brand,
  navy,
  sky: blue,
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
  ink,
  white,
} = cloths
const wide = 480

const lit = '#FFDF93'
const snow = '#F7FAFF'

const water = (color: string, y: number) =>
  panel(color, 0, y, wide, 360 - y, 0) +
  repeated(7, (at) =>
    line(lighter(color, 0.3), `M${30 + ((at * 131) % 400)} ${y + 18 + at * 15}h${40 + ((at * 23) % 40)}`, 3),
  )

const front = (x: number, width: number, height: number, wall: string, base = 300) =>
  panel(wall, x, base - height, width, height, 2) +
  path(
    darker(wall, 0.25),
    `M${x - 6} ${base - height}L${x + width / 2} ${base - height - 34}L${x + width + 6} ${base - height}Z`,
  ) +
  windows(x + 14, base - height + 20, Math.floor((width - 20) / 28), 3, lit, darker(wall, 0.3), 14)

/** Outdoor pictures, by name. */
export const outside = {
  'harbour-morning': photo(
    sky('#C9D7EE', '#F8EFE6', wide, 210) +
      sun('#F5C99A', 350, 120, 26) +
      ridge('#B4C4DA', [180, 160, 176, 150, 170], wide, 220) +
      water('#9FB6D2', 206) +
      panel(slate, 0, 196, 190, 12, 2) +
      repeated(4, (at) => line(slate, `M${26 + at * 46} 206V240`, 7)) +
      path(brick, 'M206 250H352L332 282H228Z') +
      panel(cream, 246, 222, 54, 28, 4) +
      line(navy, 'M276 222V150M276 160L330 222', 4) +
      panel(white, 0, 178, wide, 26, 13, ' opacity=".45"') +
      panel(white, 120, 214, 360, 18, 9, ' opacity=".4"'),
  ),
  'market-stall': photo(
    sky('#BFE0F2', '#F3FAFD', wide, 240) +
      tree(52, 170, 46, sage, '#8A5B3D') +
      tree(436, 180, 54, pine, '#8A5B3D') +
      panel('#D9CDB8', 0, 290, wide, 70, 0) +
      panel('#C08F5A', 100, 130, 10, 170, 2) +
      panel('#C08F5A', 370, 130, 10, 170, 2) +
      repeated(8, (at) =>
        path(at % 2 ? white : coral, `M${84 + at * 39} 96H${123 + at * 39}V142a19.5 16 0 0 1-39 0Z`),
      ) +
      panel('#B07F4C', 92, 226, 296, 76, 4) +
      repeated(6, (at) => panel([amber, teal, rose, blue, brick, lilac][at] ?? amber, 108 + at * 45, 196, 34, 30, 5)) +
      repeated(5, (at) => disc([coral, sage, amber, plum, teal][at] ?? coral, 126 + at * 56, 262, 14)),
  ),
  'linen-line': photo(
    sky('#CFE6FA', '#FBFDFF', wide, 250) +
      sun('#FFDD92', 400, 70, 24) +
      ridge('#BBD9A4', [240, 220, 236, 214, 232], wide, 360) +
      ridge('#9CC487', [290, 276, 292, 270, 286], wide, 360) +
      line('#8A5B3D', 'M40 108V318M440 108V318', 8) +
      line(slate, 'M40 116Q240 144 440 116', 3) +
      repeated(4, (at) => {
        const x = 62 + at * 94
        const color = [darker(blue, 0.22), slate, blue, darker(blue, 0.35)][at] ?? blue
        return path(color, `M${x} 126Q${x + 38} 134 ${x + 76} 128L${x + 84} 256Q${x + 40} 240 ${x + 6} 262Z`)
      }),
  ),
  ship: photo(
    sky('#F3D3BE', '#FDF3E6', wide, 220) +
      water('#6C93AE', 216) +
      path(navy, 'M60 206H430L398 262H92Z') +
      path(brick, 'M80 244H408L398 262H92Z') +
      panel(white, 78, 136, 46, 70, 3) +
      windows(86, 146, 2, 2, '#8FB4D8', '#8FB4D8', 9) +
      repeated(18, (at) =>
        panel(
          [coral, teal, amber, slate, brand][at % 5] ?? coral,
          136 + (at % 6) * 44,
          182 - Math.floor(at / 6) * 24,
          42,
          22,
          2,
        ),
      ),
  ),
  'dunes-road': photo(
    sky('#BFE2F0', '#FDF3DC', wide, 170) +
      sun('#FFD37A', 110, 70, 28) +
      ridge('#EBC48D', [170, 130, 160, 120, 150], wide, 360) +
      ridge('#DDAE70', [230, 190, 220, 180, 214], wide, 360) +
      path('#6B6F7B', 'M196 360L236 206H250L330 360Z') +
      line('#F4E3B8', 'M246 214V232M250 246V270M256 288V318', 4) +
      panel(teal, 262, 214, 58, 32, 8) +
      panel(lighter(blue, 0.3), 298, 220, 16, 12, 3) +
      disc(ink, 276, 248, 8) +
      disc(ink, 308, 248, 8),
  ),
  terrace: photo(
    sky('#BFD8F5', '#FFF3E3', wide, 230) +
      repeated(6, (at) => panel(lighter(slate, 0.5), at * 84, 150 + ((at * 41) % 50), 74, 120, 2)) +
      panel('#E6D2B8', 0, 236, wide, 124, 0) +
      line(white, 'M0 196H480M20 196V240M100 196V240M180 196V240M260 196V240M340 196V240M420 196V240', 5) +
      repeated(6, (at) => panel(at % 2 ? cream : coral, 150 + at * 34, 284, 34, 50, 0)) +
      panel(teal, 60, 262, 44, 46, 6) +
      repeated(5, (at) => line(pine, `M82 262Q${50 + at * 16} 216 ${42 + at * 20} 186`, 7)) +
      panel(brick, 394, 276, 38, 40, 6) +
      disc(sage, 413, 250, 34),
  ),
  'bookshop-front': photo(
    panel('#AEB9C9', 0, 0, wide, 360, 0) +
      panel(pine, 70, 40, 340, 260, 6) +
      panel(cream, 92, 56, 296, 40, 4) +
      repeated(3, (at) => panel('#C9A26A', 176 + at * 46, 70, 34, 12, 3)) +
      panel(lit, 92, 116, 170, 130, 4) +
      repeated(9, (at) =>
        panel(
          [coral, brand, amber, teal, plum][at % 5] ?? coral,
          104 + at * 17,
          190 - ((at * 17) % 22),
          12,
          56 + ((at * 17) % 22),
          1,
        ),
      ) +
      panel(darker(pine, 0.3), 288, 116, 88, 184, 4) +
      panel(lit, 300, 130, 64, 88, 3) +
      disc(amber, 298, 232, 4) +
      panel('#7E889A', 0, 300, wide, 60, 0) +
      repeated(26, (at) => line('#E3EAF4', `M${(at * 97) % 480} ${(at * 61) % 330}l-5 20`, 2)),
  ),
  'winter-street': photo(
    sky('#6F7FA8', '#C3CDE6', wide, 300) +
      front(20, 108, 150, '#A9655A') +
      front(146, 96, 120, '#6B7F9E') +
      front(262, 90, 164, '#8E7A9E') +
      front(370, 96, 132, '#B98A58') +
      path(snow, 'M14 150L74 116L134 150ZM140 180L194 146L248 180ZM256 136L307 102L358 136ZM364 168L418 134L472 168Z') +
      panel(snow, 0, 296, wide, 64, 0) +
      line(ink, 'M240 300V214', 6) +
      disc('#FFEBB0', 240, 204, 18) +
      repeated(30, (at) => disc(white, (at * 83) % 480, (at * 59) % 300, at % 3 ? 2 : 3.4)),
  ),
  'city-evening': photo(
    sky('#4B4F86', '#F3A989', wide, 330) +
      repeated(9, (at) => panel('#5F5A93', at * 56, 150 + ((at * 47) % 70), 46, 220, 2)) +
      repeated(7, (at) => {
        const x = 8 + at * 70
        const y = 180 + ((at * 61) % 70)
        return panel('#312F5C', x, y, 56, 200, 2) + windows(x + 8, y + 12, 2, 6, lit, '#45427A', 11)
      }) +
      disc('#FFE8C0', 370, 90, 22),
  ),
  'beach-kite': photo(
    sky('#A9D8F0', '#EFF9FD', wide, 220) +
      water('#4FA7B4', 214) +
      path('#F2DDB0', 'M0 270Q160 240 300 274T480 262V360H0Z') +
      path(coral, 'M300 40L346 92L312 148L262 96Z') +
      path(amber, 'M300 40L312 148L262 96Z') +
      line(white, 'M312 148Q270 210 150 292', 2.4) +
      line(brick, 'M312 148q26 14 14 34t12 32', 4) +
      disc('#94623F', 146, 280, 9) +
      panel(brand, 136, 290, 20, 30, 8),
  ),
  'train-window': photo(
    panel('#3C4258', 0, 0, wide, 360, 0) +
      panel('#2A3146', 40, 30, 400, 250, 26) +
      `<svg x="52" y="42" width="376" height="226" viewBox="0 0 376 226">` +
      sky('#25305E', '#7C7FB8', 376, 160) +
      disc('#FFF0C8', 300, 50, 18) +
      ridge('#3F4A80', [130, 90, 120, 80, 110], 376, 226) +
      ridge('#2C3566', [180, 150, 176, 140, 170], 376, 226) +
      repeated(5, (at) => panel(lit, 40 + at * 66, 186 + (at % 2) * 10, 10, 8, 1)) +
      '</svg>' +
      panel('#555D78', 0, 296, wide, 64, 0) +
      panel(cream, 90, 280, 74, 20, 3) +
      panel(coral, 96, 270, 62, 12, 3) +
      panel(white, 320, 260, 36, 38, 6),
  ),
  'mountain-lake': photo(
    sky('#B8D5F0', '#F8F4EA', wide, 220) +
      path('#8DA0BF', 'M-20 220L110 70L210 200L300 50L500 220Z') +
      path(snow, 'M110 70L142 112L116 104L88 96ZM300 50L346 98L306 92L272 96Z') +
      ridge(pine, [214, 196, 210, 190, 206], wide, 240) +
      water('#6FA3BF', 222) +
      repeated(7, (at) => fir(20 + at * 74, 232, 50 + ((at * 29) % 26), darker(pine, 0.15))) +
      path('#8A5B3D', 'M170 284H290L270 304H188Z'),
  ),
  'lantern-street': photo(
    sky('#232A4D', '#4C4270', wide, 360) +
      panel('#31264A', 0, 110, 120, 250, 0) +
      panel('#31264A', 360, 90, 120, 270, 0) +
      windows(20, 150, 4, 4, '#F6C277', '#473A63', 12) +
      windows(380, 140, 4, 4, '#F6C277', '#473A63', 12) +
      line('#6D5C86', 'M0 84Q240 150 480 70', 3) +
      repeated(6, (at) => {
        const x = 50 + at * 76
        const y = 138 - (at - 2.5) ** 2 * 4
        return `<ellipse cx="${x}" cy="${y + 16}" rx="34" ry="36" fill="#FFC27A" opacity=".18"/><ellipse cx="${x}" cy="${y + 16}" rx="19" ry="24" fill="${at % 2 ? '#F2785C' : '#FFB457'}"/>${panel('#7A3A3A', x - 9, y - 10, 18, 5, 2)}`
      }) +
      path('#5B4A70', 'M150 360L216 230H264L330 360Z') +
      disc('#241C38', 240, 250, 8) +
      panel('#241C38', 231, 258, 18, 34, 7),
  ),
} as const
