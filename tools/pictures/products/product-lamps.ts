import { cloths, darker, lighter } from '../palette.ts'
import { ring, shelf, star, turned, wood } from './product-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const { brand, deep, navy, sky, teal, pine, coral, brick, amber, rose, plum, cream, slate, ink, white } = cloths

const glow = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFF6D6" opacity=".45"/><circle cx="${x}" cy="${y}" r="${r * 0.7}" fill="#FFF6D6" opacity=".55"/>`

const metal = '#B98F4F'

export const lamps = {
  'paper-night-light': shelf(
    'mint',
    glow(120, 116, 96) +
      path('#FFF1C4', 'M76 70Q120 54 164 70L178 176Q120 196 62 176Z') +
      line('#EBCF8C', 'M92 66L82 181M106 63L101 185M120 62V186M134 63L139 185M148 66L158 181', 2.4) +
      path('#FFDF8A', 'M84 132Q120 150 156 132L162 178Q120 192 78 178Z', ' opacity=".6"') +
      panel(wood.oak, 74, 182, 92, 14, 6),
  ),
  'story-lamp': shelf(
    'lilac',
    `<path fill="#FFF6D6" opacity=".6" d="M132 104L232 26V150Z"/>` +
      `<circle cx="206" cy="88" r="25" fill="#FFFDF2"/>` +
      path(plum, 'M190 98C194 84 206 90 208 80C212 76 220 80 218 86C224 96 214 102 210 102H196Z') +
      panel(wood.oak, 58, 176, 76, 20, 8) +
      line(darker(wood.oak), 'M96 176V144', 10) +
      panel(brand, 54, 76, 78, 70, 20) +
      panel(deep, 118, 82, 18, 58, 6) +
      panel(amber, 72, 70, 22, 82, 6) +
      line(darker(amber), 'M78 76V146M88 76V146', 2.4) +
      disc(white, 107, 111, 6),
  ),
  'bedside-dimmer-lamp': shelf(
    'cloud',
    glow(120, 98, 90) +
      line(wood.oak, 'M120 130V184', 12) +
      panel(wood.oak, 84, 182, 72, 14, 7) +
      disc(cream, 120, 188, 4) +
      path('#F6E8CF', 'M84 44H156L182 132H58Z') +
      line('#E0CBA3', 'M94 46L76 130M107 46L98 130M120 46V130M133 46L142 130M146 46L164 130', 2.4) +
      panel(darker('#E0CBA3', 0.1), 58, 128, 124, 6, 3) +
      panel(darker('#E0CBA3', 0.1), 82, 40, 76, 6, 3),
  ),
  'star-night-light': shelf(
    'butter',
    glow(120, 108, 98) +
      star('#FFD35C', 120, 112, 66) +
      line('#E9A93A', 'M120 46V112L183 92M120 112L158 166M120 112L82 166M120 112L57 92', 2.6) +
      star('#FFEBAF', 120, 112, 22) +
      panel(wood.oak, 86, 178, 68, 18, 7),
  ),
  'reading-lamp': shelf(
    'peach',
    `<path fill="#FFF6D6" opacity=".65" d="M52 104L128 84L118 192H34Z"/>` +
      panel(metal, 122, 184, 76, 12, 6) +
      line(metal, 'M162 186V120L128 74', 7) +
      disc(darker(metal), 162, 120, 8) +
      path(brick, 'M118 42L146 74L134 92L44 106C54 74 84 48 118 42Z') +
      path(lighter(brick, 0.2), 'M112 50C88 56 68 72 58 92L80 88C86 72 96 60 112 50Z') +
      disc('#FFF1C4', 88, 100, 11),
  ),
  'wooden-alarm-clock': shelf(
    'leaf',
    line(wood.walnut, 'M82 180L74 196M158 180L166 196', 9) +
      panel(wood.pale, 58, 66, 124, 118, 30) +
      disc(white, 120, 124, 46) +
      ring(wood.oak, 120, 124, 46, 4) +
      line(slate, 'M120 84V90M120 158V164M80 124H86M154 124H160', 4) +
      line(ink, 'M120 124V98M120 124L142 134', 5.5) +
      line(coral, 'M120 124L98 108', 3) +
      disc(ink, 120, 124, 5) +
      panel(wood.walnut, 106, 54, 28, 14, 5),
  ),
  'kitchen-radio': shelf(
    'aqua',
    line(darker(pine, 0.2), 'M74 92C74 54 166 54 166 92', 8) +
      panel(pine, 38, 86, 164, 106, 16) +
      panel(wood.walnut, 48, 96, 144, 86, 10) +
      disc('#2F3548', 92, 139, 34) +
      ring(wood.oak, 92, 139, 34, 3) +
      ring('#59627A', 92, 139, 22, 2.6) +
      ring('#59627A', 92, 139, 11, 2.6) +
      panel(cream, 138, 106, 44, 22, 4) +
      line(brick, 'M158 108V126', 2.6) +
      line('#B8A88C', 'M144 120H176', 2) +
      [148, 172].map((x) => disc(cream, x, 156, 10) + line(ink, `M${x} 156V149`, 2.6)).join(''),
    86,
  ),
  'pocket-torch': shelf(
    'cloud',
    turned(
      -28,
      120,
      128,
      `<path fill="#FFF2BE" opacity=".8" d="M176 96L252 50V206L176 160Z"/>` +
        panel(brick, 42, 108, 96, 40, 14) +
        path('#2F3548', 'M130 106L160 94H176V162H160L130 150Z') +
        panel('#FFE7A0', 172, 92, 8, 72, 4) +
        panel(cream, 82, 116, 24, 10, 5) +
        line(darker(brick), 'M58 112V144M68 112V144', 3),
    ) + ring(slate, 55, 176, 9, 4),
  ),
  'childrens-headphones': shelf(
    'pink',
    `<path fill="none" stroke="${deep}" stroke-width="15" stroke-linecap="round" d="M60 138V118C60 38 180 38 180 118V138"/>` +
      `<path fill="none" stroke="${sky}" stroke-width="5" stroke-linecap="round" d="M84 76C98 58 142 58 156 76"/>` +
      panel(brand, 38, 124, 42, 68, 18) +
      panel(brand, 160, 124, 42, 68, 18) +
      panel(rose, 70, 128, 18, 60, 9) +
      panel(rose, 152, 128, 18, 60, 9) +
      star(amber, 56, 158, 10) +
      star(amber, 184, 158, 10),
    88,
  ),
  'music-box-speaker': shelf(
    'mint',
    panel(brick, 56, 110, 128, 86, 18) +
      panel(darker(brick), 56, 174, 128, 22, 11) +
      [0, 1, 2].map((row) => line(cream, `M86 ${134 + row * 13}H154`, 4.6, ' stroke-dasharray="0 11.3"')).join('') +
      panel(wood.beech, 82, 98, 76, 14, 6) +
      path('#E58A3C', 'M98 98C94 70 102 62 106 46L116 58H126L136 46C140 62 146 72 142 98Z') +
      path(cream, 'M110 98C108 84 114 74 121 74S134 84 130 98Z') +
      disc(ink, 113, 67, 2.6) +
      disc(ink, 129, 67, 2.6) +
      path(ink, 'M118 72H124L121 76Z') +
      line(teal, 'M176 84V54L196 48V76', 4) +
      disc(teal, 171, 85, 6) +
      disc(teal, 191, 77, 6) +
      line(navy, 'M48 92V70', 4) +
      disc(navy, 43, 93, 6),
  ),
} satisfies Record<string, string>
