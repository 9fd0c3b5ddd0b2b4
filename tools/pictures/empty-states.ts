import { courtyard, disc, line, panel, path, scene, tones } from './scene.ts'

const { brand, deep, soft, pale, steel, mist, coral, amber, teal, leaf } = tones

const plant = (x: number, floor = 150) =>
  path(coral, `M${x - 11} ${floor - 20}H${x + 11}L${x + 8} ${floor}H${x - 8}Z`) +
  path(
    teal,
    `M${x} ${floor - 20}C${x - 16} ${floor - 26} ${x - 18} ${floor - 42} ${x - 12} ${floor - 50}C${x - 2} ${floor - 44} ${x + 1} ${floor - 32} ${x} ${floor - 20}Z`,
  ) +
  path(
    leaf,
    `M${x} ${floor - 20}C${x - 2} ${floor - 36} ${x + 4} ${floor - 50} ${x + 16} ${floor - 54}C${x + 20} ${floor - 40} ${x + 14} ${floor - 26} ${x} ${floor - 20}Z`,
  )

const person = (x: number, y: number, size: number, body: string, head: string) =>
  disc(head, x, y, size) +
  path(
    body,
    `M${x - size * 1.9} ${y + size * 3.3}C${x - size * 1.9} ${y + size * 0.9} ${x + size * 1.9} ${y + size * 0.9} ${x + size * 1.9} ${y + size * 3.3}Z`,
  )

const sun = (x: number, y: number) =>
  disc(amber, x, y, 9) + `<circle cx="${x}" cy="${y}" r="15" fill="${amber}" opacity=".22"/>`

const sheet = (x: number, y: number, fill: string, turn: number, marks: string) =>
  `<g transform="rotate(${turn} ${x + 27} ${y + 32})">${panel(fill, x, y, 54, 64, 7)}${marks}</g>`

export const emptyStates = {
  'no-contacts': scene(
    courtyard() +
      sun(176, 52) +
      panel(soft, 72, 66, 78, 84, 9) +
      panel(brand, 80, 66, 78, 84, 9) +
      person(119, 93, 10, pale, pale) +
      line(pale, 'M104 138H134', 4) +
      line(deep, 'M90 72V144', 3) +
      [80, 98, 116, 134].map((y) => line(amber, `M156 ${y}H164`, 7)).join('') +
      plant(194) +
      line(mist, 'M40 128H56M48 120V136', 4),
  ),
  'no-notes': scene(
    courtyard() +
      sheet(70, 74, coral, -9, line('#fff', 'M82 92H110M82 104H104', 4, ' opacity=".6"')) +
      sheet(118, 70, teal, 8, line('#fff', 'M130 88H158M130 100H148', 4, ' opacity=".6"')) +
      sheet(93, 80, amber, -1, line('#fff', 'M105 100H135M105 112H128M105 124H132', 4, ' opacity=".75"')) +
      `<g transform="rotate(38 168 98)">${path(brand, 'M163 58H173V112H163Z')}${path(amber, 'M163 112H173L168 126Z')}${path(deep, 'M166 120.5H170L168 126Z')}${panel(coral, 163, 50, 10, 9, 3)}</g>` +
      plant(44),
  ),
  'nothing-found': scene(
    courtyard() +
      panel(pale, 66, 78, 66, 72, 8, ' opacity=".55"') +
      line(soft, 'M80 96H118M80 110H110M80 124H114', 5) +
      `<circle cx="134" cy="96" r="31" fill="${brand}" fill-opacity=".2" stroke="${brand}" stroke-width="8"/>` +
      line(deep, 'M158 120L180 142', 13) +
      line('#fff', 'M118 90C120 82 126 78 133 77', 4, ' opacity=".7"') +
      line(brand, 'M127 103Q134 97 141 103', 4) +
      disc(brand, 126, 92, 3) +
      disc(brand, 142, 92, 3) +
      plant(44),
  ),
  'something-broke': scene(
    courtyard() +
      panel(brand, 62, 62, 116, 78, 10) +
      panel(pale, 70, 70, 100, 62, 5) +
      path(steel, 'M106 140H134L138 150H102Z') +
      line(coral, 'M124 78L112 98H128L116 122', 6) +
      line(soft, 'M80 84H98M80 96H92M142 112H160M148 124H160', 5) +
      line(amber, 'M192 74L204 68M196 88H210M190 60L196 50', 4) +
      line(amber, 'M48 74L36 68M44 88H30M50 60L44 50', 4),
  ),
  offline: scene(
    courtyard() +
      path(
        mist,
        'M84 104C72 104 66 96 67 88C68 79 76 75 82 76C84 62 97 56 108 60C114 50 134 50 140 66C152 64 160 74 158 86C157 97 149 104 140 104Z',
      ) +
      path(
        pale,
        'M84 104C72 104 66 96 67 88C68 79 76 75 82 76C86 84 96 96 120 97C138 98 150 95 157 90C155 98 148 104 140 104Z',
        ' opacity=".55"',
      ) +
      line(brand, 'M20 142C48 142 52 126 74 126H92', 5) +
      line(brand, 'M220 142C192 142 190 126 168 126H150', 5) +
      panel(deep, 88, 117, 20, 18, 5) +
      panel(coral, 134, 117, 18, 18, 5) +
      line(coral, 'M134 122H127M134 130H127', 4) +
      line(amber, 'M114 120L118 114M114 132L118 138', 4),
  ),
  'not-allowed': scene(
    path(brand, 'M48 150V86A72 72 0 0 1 192 86V150Z', ' opacity=".13"') +
      path(deep, 'M76 150V90A44 44 0 0 1 164 90V150Z') +
      path(brand, 'M83 150V91A37 37 0 0 1 119 54V150Z') +
      path(brand, 'M121 150V54A37 37 0 0 1 157 91V150Z') +
      path(
        soft,
        'M90 92A30 30 0 0 1 112 64V92ZM150 92A30 30 0 0 0 128 64V92ZM90 102H112V140H90ZM128 102H150V140H128Z',
        ' opacity=".45"',
      ) +
      panel(amber, 105, 98, 30, 26, 6) +
      line(amber, 'M112 98V91A8 8 0 0 1 128 91V98', 5) +
      disc(deep, 120, 108, 3.5) +
      line(deep, 'M120 109V116', 3) +
      line(mist, 'M22 150H218', 3) +
      plant(48) +
      plant(192),
  ),
  'trash-empty': scene(
    courtyard() +
      path(brand, 'M86 84H154L148 150H92Z') +
      path(deep, 'M86 84H154L153 93H87Z') +
      line(soft, 'M105 102L107 138M120 102V138M135 102L133 138', 5) +
      `<g transform="rotate(-12 92 74)">${panel(brand, 80, 68, 80, 10, 5)}${panel(deep, 108, 60, 24, 10, 5)}</g>` +
      path(amber, 'M176 60L179 68L187 71L179 74L176 82L173 74L165 71L173 68Z') +
      path(coral, 'M60 88L62 93.5L67.5 95.5L62 97.5L60 103L58 97.5L52.5 95.5L58 93.5Z') +
      path(teal, 'M190 100L191.5 104L195.5 105.5L191.5 107L190 111L188.5 107L184.5 105.5L188.5 104Z') +
      plant(40),
  ),
  'inbox-empty': scene(
    courtyard() +
      sun(170, 48) +
      path(deep, 'M68 98L120 62L172 98V104H68Z') +
      path(pale, 'M82 76H158V120H82Z') +
      line(soft, 'M94 88H146M94 99H132', 5) +
      path(brand, 'M68 98L120 130L172 98V144C172 147 170 150 166 150H74C70 150 68 147 68 144Z') +
      path('#4F78EE', 'M69 148L113 116Q120 111 127 116L171 148C170 149.5 168 150 166 150H74C72 150 70 149.5 69 148Z') +
      plant(44),
  ),
  'nothing-planned': scene(
    courtyard() +
      panel(brand, 72, 66, 96, 84, 10) +
      path(pale, 'M72 88H168V140A10 10 0 0 1 158 150H82A10 10 0 0 1 72 140Z') +
      line(deep, 'M94 58V74M146 58V74', 6) +
      [98, 114, 130]
        .map((y) =>
          [82, 101, 120, 139]
            .map((x) =>
              panel(soft, x, y, 13, 10, 3, x === 120 && y === 114 ? ` style="fill:${coral}"` : ' opacity=".6"'),
            )
            .join(''),
        )
        .join('') +
      sun(192, 60) +
      plant(46),
  ),
  'cart-empty': scene(
    courtyard() +
      path(coral, 'M80 84H160L167 142A8 8 0 0 1 159 150H81A8 8 0 0 1 73 142Z') +
      path(amber, 'M80 84H160L162 98H78Z') +
      line(deep, 'M102 104V78A18 18 0 0 1 138 78V104', 6) +
      line('#fff', 'M108 124Q120 134 132 124', 5, ' opacity=".75"') +
      plant(44) +
      sun(186, 62),
  ),
  'not-found': scene(
    path(brand, 'M118 220V118A82 82 0 0 1 282 118V220Z', ' opacity=".13"') +
      path(amber, 'M166 220V122A34 34 0 0 1 234 122V220L262 238H138Z', ' opacity=".22"') +
      line(mist, 'M2 220H398', 4) +
      path(
        brand,
        'M92 88V148H112V172H92V220H66V172H14V150L60 88ZM66 148V118L44 148Z',
        ' fill-rule="evenodd" transform="translate(4 0)"',
      ) +
      path(
        brand,
        'M346 88V148H366V172H346V220H320V172H268V150L314 88ZM320 148V118L298 148Z',
        ' fill-rule="evenodd" transform="translate(-8 0)"',
      ) +
      path(deep, 'M144 220V132A56 56 0 0 1 256 132V220H230V132A30 30 0 0 0 170 132V220Z') +
      path(amber, 'M170 220V132A30 30 0 0 1 230 132V220Z', ' opacity=".85"') +
      disc('#FFE1B0', 200, 150, 15) +
      path(leaf, 'M170 220V196C182 182 196 190 204 194C214 199 222 190 230 188V220Z', ' opacity=".9"') +
      `<g transform="translate(274 70)">${plant(106)}</g>`,
    '-6 28 412 216',
  ),
} satisfies Record<string, string>
