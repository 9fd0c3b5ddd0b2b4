import { cloths, darker, type Ground, lighter } from '../palette.ts'
import { moved, shelf, star, turned, wood } from './product-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const { brand, deep, navy, sky, teal, pine, sage, coral, brick, amber, rose, plum, cream, ink, white } = cloths

const dots = (fill: string, places: number[][], r: number) =>
  places.map(([x = 0, y = 0]) => disc(fill, x, y, r)).join('')

/** A closed book, upright: its cover is 118 wide from 64, and 160 high from 38. */
const book = (ground: Ground, cover: string, title: string, motif: string) =>
  shelf(
    ground,
    panel(darker(cover, 0.3), 58, 36, 130, 164, 4) +
      panel(cream, 66, 40, 118, 156, 2) +
      panel(cover, 56, 34, 124, 164, 4) +
      `<clipPath id="c"><rect x="66" y="34" width="114" height="164" rx="4"/></clipPath><g clip-path="url(#c)">${motif}</g>` +
      path(darker(cover, 0.2), 'M60 34H67V198H60A4 4 0 0 1 56 194V38A4 4 0 0 1 60 34Z') +
      line(title, 'M92 56H154M104 68H142', 6),
    78,
  )

export const van = (body: string) =>
  path(body, 'M0 4A4 4 0 0 1 4 0H44L58 16V34H0Z') +
  path('#DCEBFF', 'M46 5L55 16H42V5Z') +
  line(cream, 'M8 12H32M8 20H24', 3) +
  [14, 45].map((x) => disc(ink, x, 34, 8) + disc('#C9D0DC', x, 34, 3)).join('')

const boat = (x: number, y: number, sail: string) =>
  moved(
    x,
    y,
    path(brick, 'M0 18H26L21 26H5Z') + path(sail, 'M13 0V16H1Z') + path(darker(sail, 0.15), 'M15 4L25 16H15Z'),
  )

export const books = {
  'snow-on-the-post-van': book(
    'aqua',
    deep,
    white,
    path(lighter(sky, 0.3), 'M66 128L104 92L136 122L158 104L182 126V200H66Z') +
      path(white, 'M66 148C96 130 140 162 182 140V200H66Z') +
      moved(94, 122, van('#E0453F')) +
      path(white, 'M96 122C104 116 132 116 138 122Z') +
      dots(
        white,
        [
          [82, 84],
          [104, 88],
          [128, 82],
          [150, 92],
          [168, 80],
          [76, 110],
          [160, 114],
          [118, 104],
        ],
        2.6,
      ),
  ),
  'nine-boats-and-a-goose': book(
    'butter',
    sky,
    navy,
    path(brand, 'M66 150Q80 140 94 150T122 150T150 150T182 150V200H66Z') +
      boat(74, 124, white) +
      boat(112, 96, amber) +
      boat(146, 124, coral) +
      path(deep, 'M66 174Q80 166 94 174T122 174T150 174T182 174V200H66Z') +
      path(white, 'M100 166C100 152 124 152 136 158C140 148 132 140 138 134C144 130 150 134 149 140L147 166Z') +
      path(amber, 'M149 138L158 141L149 144Z') +
      disc(ink, 144, 138, 1.6),
  ),
  'the-quiet-tram': book(
    'leaf',
    pine,
    cream,
    path(darker(pine, 0.4), 'M66 172H182V200H66ZM70 118H92V172H70ZM156 104H176V172H156Z') +
      star(amber, 84, 96, 4) +
      star(amber, 166, 88, 3) +
      star(amber, 130, 92, 3) +
      line(cream, 'M124 116L112 104H140', 2.4) +
      panel('#E9B44C', 86, 116, 76, 58, 9) +
      panel('#FFF3C9', 93, 124, 18, 20, 3) +
      panel('#FFF3C9', 115, 124, 18, 20, 3) +
      panel('#FFF3C9', 137, 124, 18, 20, 3) +
      disc(ink, 124, 138, 4) +
      path(ink, 'M117 144C117 139 131 139 131 144Z') +
      panel(brick, 86, 152, 76, 8, 0) +
      disc(ink, 102, 175, 6) +
      disc(ink, 146, 175, 6),
  ),
  'bread-on-sundays': book(
    'cloud',
    amber,
    darker(brick, 0.3),
    panel(cream, 80, 164, 88, 10, 5) +
      path('#B8733C', 'M82 164C70 128 98 112 124 112S178 128 166 164Z') +
      path('#D59450', 'M86 158C80 132 102 118 124 118S166 132 162 152C140 144 108 148 86 158Z') +
      line('#F6DDB0', 'M100 134L110 148M120 128L128 144M140 130L146 146', 5) +
      line(
        darker(brick, 0.3),
        'M104 100C98 94 110 90 104 82M126 100C120 94 132 90 126 82M148 100C142 94 154 90 148 82',
        3,
      ),
  ),
  'alphabet-of-small-tools': book(
    'peach',
    brick,
    cream,
    turned(
      -38,
      124,
      132,
      panel(wood.beech, 119, 106, 10, 78, 4) +
        path('#D7DEE8', 'M102 86H136L148 96L136 106H102Z') +
        panel('#9AA6B8', 118, 84, 12, 26, 2),
    ) +
      turned(
        38,
        124,
        132,
        panel('#B9C4D3', 120, 106, 8, 76, 3) +
          path('#D7DEE8', 'M108 84A18 18 0 1 0 140 84L134 98H114Z', ' transform="translate(0 4)"'),
      ) +
      disc(amber, 88, 178, 7) +
      disc(cream, 160, 178, 7),
  ),
  'mending-by-hand': book(
    'lilac',
    rose,
    white,
    turned(8, 124, 128, panel(plum, 96, 100, 56, 56, 4)) +
      turned(
        8,
        124,
        128,
        `<rect x="91" y="95" width="66" height="66" rx="5" fill="none" stroke="${white}" stroke-width="3" stroke-dasharray="8 6"/>`,
      ) +
      line(cream, 'M148 96L86 178', 3.5) +
      line(amber, 'M149 94C172 96 174 130 156 140S130 176 168 184', 2.6),
  ),
  'field-notes-for-short-walks': book(
    'butter',
    sage,
    darker(pine, 0.2),
    path(pine, 'M66 150L100 104L126 136L148 112L182 150V200H66Z') +
      path(darker(pine, 0.3), 'M66 168C100 150 140 170 182 156V200H66Z') +
      `<path fill="none" stroke="${cream}" stroke-width="4" stroke-dasharray="7 7" d="M110 198C96 184 148 176 132 158C122 148 150 140 146 128"/>` +
      disc(amber, 158, 94, 10) +
      panel(darker(sage, 0.3), 170, 34, 6, 164, 0),
  ),
  'the-night-the-moon-knocked': book(
    'pink',
    navy,
    '#FFE1A1',
    disc('#FFE1A1', 124, 128, 36) +
      disc('#F4C874', 110, 116, 6) +
      disc('#F4C874', 142, 144, 8) +
      line(ink, 'M112 132Q124 144 136 132', 3) +
      disc(ink, 114, 122, 2.6) +
      disc(ink, 134, 122, 2.6) +
      path(plum, 'M66 158H98V200H66ZM150 158H182V200H150Z') +
      panel(brick, 110, 164, 28, 36, 3) +
      disc(amber, 132, 182, 2.4) +
      star(white, 84, 96, 3.4) +
      star(white, 164, 104, 3.4) +
      star(white, 90, 142, 2.4),
  ),
  'dot-grid-pads': shelf(
    'mint',
    panel(darker(teal), 48, 176, 144, 20, 3) +
      panel(coral, 54, 160, 138, 16, 3) +
      line(cream, 'M62 171H186', 3) +
      line(cream, 'M56 190H186', 3) +
      turned(
        -5,
        120,
        100,
        panel('#FFFDF6', 62, 34, 116, 126, 4) +
          panel(ink, 62, 34, 116, 15, 4) +
          [0, 1, 2, 3, 4, 5, 6]
            .map((row) => line('#AEB7C6', `M76 ${64 + row * 14}H168`, 2.6, ' stroke-dasharray="0 13"'))
            .join(''),
      ) +
      turned(
        32,
        170,
        120,
        panel(amber, 166, 66, 9, 88, 2) + path(wood.pale, 'M166 154H175L170.5 168Z') + panel(rose, 166, 60, 9, 8, 2),
      ),
    86,
  ),
  'winter-reading-box': shelf(
    'cloud',
    turned(-6, 84, 96, panel(brick, 66, 66, 36, 90, 3) + line(cream, 'M76 82H92', 4)) +
      panel(teal, 102, 56, 34, 100, 3) +
      line(cream, 'M111 72H127', 4) +
      turned(6, 156, 96, panel(amber, 138, 64, 34, 90, 3) + line(brick, 'M147 80H163', 4)) +
      panel(deep, 48, 118, 144, 78, 6) +
      panel(lighter(deep, 0.2), 48, 118, 144, 14, 6) +
      panel(white, 112, 118, 16, 78, 0) +
      star(amber, 120, 154, 19),
    84,
  ),
} satisfies Record<string, string>
