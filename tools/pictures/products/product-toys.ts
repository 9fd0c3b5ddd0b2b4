import { cloths, darker, lighter } from '../palette.ts'
import { van } from './product-books.ts'
import { laid, moved, ring, shelf, star, turned, wood } from './product-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const { brand, deep, sky, teal, pine, sage, coral, brick, amber, rose, plum, cream, slate, ink, white } = cloths

const wheel = (x: number, y: number, r: number, fill: string) => disc(fill, x, y, r) + disc(wood.pale, x, y, r * 0.4)

const hull = (fill: string, y: number, half: number) =>
  path(fill, `M${120 - half} ${y}H${120 + half}L${120 + half * 0.72} ${y + 24}H${120 - half * 0.72}Z`) +
  path(lighter(fill, 0.25), `M${120 - half} ${y}H${120 + half}L${120 + half * 0.94} ${y + 6}H${120 - half * 0.94}Z`)

const crane = (color: string) =>
  path(darker(color), 'M-16 0H16L11 -14H-11Z') +
  line(color, 'M-6 -12V-84M6 -12V-84M-6 -24L6 -40L-6 -56L6 -72', 4.5) +
  line(color, 'M-30 -84H62M0 -104L56 -84M0 -104L-26 -84M0 -84V-104', 4.5) +
  panel(brick, -36, -86, 16, 18, 3) +
  line(ink, 'M52 -84V-46', 2.4) +
  line(ink, 'M52 -46C52 -36 42 -36 43 -43', 3.4)

const arch = (fill: string, r: number) =>
  `<path fill="none" stroke="${fill}" stroke-width="11" d="M${120 - r} 196V${186 - r * 0.16}A${r} ${r} 0 0 1 ${120 + r} ${186 - r * 0.16}V196"/>`

const sheep =
  [
    [0, 0],
    [-17, 4],
    [17, 4],
    [-9, -10],
    [9, -10],
    [-12, 14],
    [12, 14],
  ]
    .map(([x = 0, y = 0]) => disc(white, x, y, 14))
    .join('') +
  line(ink, 'M-12 24V40M12 24V40', 6) +
  `<ellipse cx="-30" cy="-4" rx="10" ry="13" fill="${ink}"/>` +
  disc(white, -33, -7, 1.8)

const piece = (fill: string, x: number, y: number, out: 'right' | 'down' | 'none') =>
  panel(fill, x, y, 56, 56, 3) +
  (out === 'right' ? disc(fill, x + 60, y + 28, 10) : '') +
  (out === 'down' ? disc(fill, x + 28, y + 60, 10) : '')

export const toys = {
  'pull-along-duck': shelf(
    'aqua',
    line(brick, 'M182 176C204 172 196 150 222 146', 3.4) +
      panel(wood.oak, 54, 168, 132, 14, 7) +
      path(
        '#FFC94D',
        'M58 132C58 116 74 120 92 122C112 124 118 116 118 100C118 74 140 60 160 66C182 72 186 98 172 110C180 138 162 168 120 168C80 168 58 156 58 132Z',
      ) +
      path('#EFA92F', 'M80 132C96 128 124 130 134 140C126 156 92 160 80 132Z') +
      path(coral, 'M178 84L204 90L178 99Z') +
      disc(ink, 158, 84, 5) +
      disc(white, 160, 82, 1.7) +
      wheel(80, 184, 14, brick) +
      wheel(160, 184, 14, brick),
    80,
  ),
  'stacking-boats': shelf(
    'butter',
    hull(deep, 168, 82) +
      hull(brick, 144, 68) +
      hull('#FFC94D', 120, 54) +
      hull(teal, 96, 41) +
      hull(coral, 72, 29) +
      line(wood.oak, 'M120 72V30', 5) +
      path(white, 'M124 32L150 64H124Z'),
    80,
  ),
  'wooden-farm-animals': shelf(
    'leaf',
    path(
      wood.pale,
      'M96 110H176C188 110 190 126 188 140V196H172V162H122V196H106V152C88 150 76 140 76 122L86 100L92 108Z',
    ) +
      path(
        '#8A5B3D',
        'M118 110C122 132 144 132 146 110ZM160 140C172 132 184 134 188 144V158C176 160 164 152 160 140Z',
      ) +
      path(rose, 'M74 122C74 116 96 118 96 126C96 138 76 138 74 122Z') +
      disc(ink, 90, 114, 2.8) +
      line(wood.oak, 'M188 118C200 124 198 142 200 152', 4) +
      moved(62, 157, sheep),
    86,
  ),
  'tin-kite': laid(
    'aqua',
    path(brick, 'M120 26L176 92L120 92Z') +
      path(amber, 'M120 26L64 92L120 92Z') +
      path(deep, 'M64 92H120V168Z') +
      path('#FFE1A1', 'M176 92H120V168Z') +
      line(darker(wood.walnut), 'M120 26V168M64 92H176', 3) +
      line(slate, 'M120 168C104 186 140 196 122 216', 3) +
      path(coral, 'M112 180L102 172V190ZM112 180L122 172V190Z') +
      path(teal, 'M132 200L122 192V210ZM132 200L142 192V210Z'),
  ),
  'marble-run': shelf(
    'lilac',
    panel(wood.walnut, 46, 184, 148, 12, 5) +
      line(wood.oak, 'M62 184V58M178 184V84', 9) +
      turned(9, 120, 82, panel(wood.pale, 52, 74, 128, 12, 6)) +
      turned(-9, 120, 122, panel(wood.beech, 60, 116, 128, 12, 6)) +
      turned(9, 120, 162, panel(wood.pale, 52, 154, 128, 12, 6)) +
      path(wood.oak, 'M40 34H92L76 58V66H56V58Z') +
      disc(brick, 104, 70, 9) +
      disc(deep, 134, 106, 9) +
      disc(teal, 92, 144, 9) +
      disc(amber, 66, 32, 9),
    84,
  ),
  'yo-yo': laid(
    'pink',
    line(slate, 'M120 120C110 70 150 60 140 20', 3.4) +
      ring(slate, 137, 16, 6, 3.4) +
      disc(darker(brick), 126, 136, 62) +
      disc(brick, 118, 134, 62) +
      ring(cream, 118, 134, 44, 5) +
      disc(wood.beech, 118, 134, 28) +
      star(deep, 118, 135, 16),
  ),
  'harbour-complete': shelf(
    'aqua',
    path(white, 'M52 72H82L88 172H46Z') +
      path(brick, 'M50.500 92H83.500L85 112H49ZM48 132H86.500L87.500 152H47Z') +
      panel(ink, 48, 64, 38, 8, 2) +
      panel('#FFE08A', 56, 46, 22, 18, 2) +
      path(brick, 'M52 46L67 30L82 46Z') +
      panel(wood.beech, 34, 168, 100, 28, 4) +
      moved(116, 170, crane('#E9A93A')) +
      path(deep, 'M126 176H212L200 198H136Z') +
      panel(white, 152, 158, 42, 18, 3) +
      line(deep, 'M160 167H186', 5, ' stroke-dasharray="0 8.5"') +
      panel(brick, 166, 142, 14, 16, 2) +
      path(sky, 'M116 198Q132 190 148 198T180 198T212 198V206H116Z'),
    96,
  ),
  'rainbow-blocks': shelf(
    'cloud',
    [brick, coral, amber, sage, teal, deep].map((color, at) => arch(color, 84 - at * 13)).join(''),
    96,
  ),
  'bath-set': shelf(
    'mint',
    path(
      deep,
      'M54 168C54 128 92 108 130 116C156 122 164 140 182 132C190 128 190 116 186 108C198 108 206 116 200 128C206 124 214 130 212 140C196 146 190 196 120 196C76 196 54 188 54 168Z',
    ) +
      path(sky, 'M56 174C80 182 110 184 134 178C128 192 108 196 96 196C72 194 58 188 56 174Z') +
      disc(ink, 84, 154, 5) +
      disc(white, 86, 152, 1.7) +
      line(white, 'M68 170Q76 176 86 172', 3) +
      line(brand, 'M104 110V92M104 92C104 80 88 80 88 88M104 92C104 80 120 80 120 88', 5) +
      path(amber, 'M150 60H200L194 102H156Z') +
      line(amber, 'M200 70C216 70 214 92 196 92', 6) +
      disc(sky, 166, 112, 3.4) +
      disc(sky, 180, 118, 3.4) +
      path(coral, 'M30 190C26 170 50 162 60 172C74 176 72 196 58 196H36Z'),
    88,
  ),
  'shape-sorter': shelf(
    'peach',
    panel(darker(wood.beech), 54, 92, 132, 104, 8) +
      panel(wood.pale, 54, 92, 132, 90, 8) +
      disc(darker(wood.oak, 0.3), 88, 124, 15) +
      panel(darker(wood.oak, 0.3), 139, 110, 28, 28, 3) +
      star(darker(wood.oak, 0.3), 88, 160, 12) +
      path(darker(wood.oak, 0.3), 'M153 146L168 172H138Z') +
      path(teal, 'M74 44L94 80H54Z') +
      panel(deep, 106, 50, 34, 34, 4) +
      disc(brick, 174, 64, 20) +
      disc(lighter(brick, 0.3), 168, 58, 5),
    82,
  ),
  'wooden-post-van': shelf(
    'butter',
    `<g transform="translate(34 76) scale(2.85)">${van('#D9443D')}</g>` +
      line(darker('#D9443D'), 'M118 80V170', 3) +
      turned(10, 60, 60, panel(white, 44, 42, 46, 32, 3) + line(slate, 'M44 44L67 60L90 44', 2.4)),
    90,
  ),
  'town-jigsaw': laid(
    'lilac',
    piece(sky, 62, 62, 'right') +
      piece(amber, 122, 62, 'none') +
      piece(sage, 62, 122, 'none') +
      disc(sky, 120, 90, 10) +
      turned(
        14,
        160,
        160,
        piece(coral, 132, 132, 'none') +
          path(cream, 'M146 178V158L160 146L174 158V178Z') +
          panel(brick, 156, 164, 9, 14, 1),
      ) +
      path(white, 'M74 108V88L90 74L106 88V108Z') +
      panel(deep, 85, 92, 10, 16, 1) +
      path(brick, 'M70 90L90 70L110 90L106 93L90 78L74 93Z') +
      path(pine, 'M76 166L90 134L104 166Z') +
      panel(wood.walnut, 87, 164, 6, 10, 0) +
      path(ink, 'M136 104V90L140 82L146 88H154L160 82L164 90V104Z') +
      disc(amber, 144, 95, 2.4) +
      disc(amber, 156, 95, 2.4),
  ),
  'spinning-top': shelf(
    'mint',
    turned(
      10,
      120,
      190,
      line(wood.oak, 'M120 92V44', 11) +
        disc(brick, 120, 42, 10) +
        path(brick, 'M52 108C52 88 188 88 188 108C188 126 136 160 124 192H116C104 160 52 126 52 108Z') +
        path(
          amber,
          'M58 118C84 130 156 130 182 118C176 128 164 138 154 148C138 154 102 154 86 148C76 138 64 128 58 118Z',
        ) +
        `<ellipse cx="120" cy="104" rx="66" ry="12" fill="${coral}"/>` +
        `<ellipse cx="120" cy="103" rx="38" ry="6.500" fill="${amber}"/>`,
    ),
    40,
  ),
  'wooden-crane': shelf('aqua', `<g transform="translate(104 196) scale(1.55)">${crane('#E9A93A')}</g>`, 60),
  'balance-moon': shelf(
    'lilac',
    path(
      '#FFD979',
      'M40 106A80 80 0 0 0 200 106C194 146 162 166 120 166S46 146 40 106Z',
      ' transform="translate(0 14)"',
    ) +
      panel(wood.oak, 84, 190, 72, 8, 4) +
      star(deep, 84, 142, 15) +
      star(coral, 120, 148, 15) +
      star(teal, 156, 142, 15) +
      star(rose, 102, 116, 14) +
      star(sage, 138, 116, 14) +
      star(plum, 120, 90, 14) +
      star('#FFC94D', 178, 52, 11),
    60,
  ),
} satisfies Record<string, string>
