import { cloths, darker, lighter } from '../palette.ts'
import { laid, turned } from './product-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const { deep, navy, sky, mist, teal, pine, sage, coral, brick, amber, cream, slate, ink, white } = cloths

const torso = 'M92 52L120 62L148 52L192 74L206 166L180 172L170 118V202H70V118L60 172L34 166L48 74Z'
const buttons = (fill: string, x = 120) => [90, 112, 134, 156, 178].map((y) => disc(fill, x, y, 3)).join('')

const collar = (fill: string) => path(fill, 'M92 52L98 44H142L148 52L136 76L120 62L104 76Z')
const pocket = (fill: string, x: number, y: number, width = 28) =>
  path(fill, `M${x} ${y}H${x + width}V${y + 22}L${x + width / 2} ${y + 29}L${x} ${y + 22}Z`)

const hanger = line('#9A7048', 'M120 44V36C120 26 134 28 132 18C130 12 118 12 116 20', 4)

const shirt = (c: string, inside: string) =>
  hanger + path(c, torso) + path(darker(c, 0.12), 'M60 172L70 118V150L64 173ZM180 172L170 118V150L176 173Z') + inside

export const clothes = {
  'linen-overshirt': laid(
    'cloud',
    shirt(
      '#6F87A8',
      line('#57708F', 'M120 64V202', 2.4) +
        collar('#8399B6') +
        pocket('#627A9B', 82, 96) +
        pocket('#627A9B', 130, 96) +
        buttons(cream) +
        line('#57708F', 'M36 156L60 161M204 156L180 161', 3),
    ),
  ),
  'childrens-overshirt': laid(
    'leaf',
    `<g transform="translate(14.400 16) scale(.88)">${shirt(
      '#7FA8C9',
      line('#5F8BAF', 'M120 64V202', 2.4) +
        collar('#97BAD6') +
        pocket('#F2B75F', 82, 98) +
        panel('#5F8BAF', 42, 104, 18, 26, 8) +
        panel('#5F8BAF', 180, 104, 18, 26, 8) +
        buttons(amber) +
        panel(coral, 34, 156, 27, 12, 3) +
        panel(coral, 179, 156, 27, 12, 3),
    )}</g>`,
  ),
  'indigo-work-jacket': laid(
    'butter',
    shirt(
      '#34406F',
      line('#5A679B', 'M120 64V202', 2.4, ' stroke-dasharray="5 5"') +
        collar('#46538A') +
        pocket('#2A355F', 130, 90, 30) +
        panel('#2A355F', 76, 150, 36, 40, 3) +
        panel('#2A355F', 130, 150, 36, 40, 3) +
        line('#5A679B', 'M78 156H110M132 156H164', 2, ' stroke-dasharray="4 4"') +
        buttons('#D9A45B'),
    ),
  ),
  'linen-shirt': laid(
    'aqua',
    shirt(
      '#F6DFE0',
      path('#E7C6C9', 'M98 44H142L146 54L120 66L94 54Z') +
        line('#DDB6BA', 'M120 64V132', 2.4) +
        [86, 104, 122].map((y) => disc(white, 120, y, 3)).join('') +
        pocket('#EED1D3', 134, 96, 26) +
        line('#DDB6BA', 'M36 158L60 163M204 158L180 163', 3),
    ),
  ),
  'linen-apron': laid(
    'peach',
    line('#70806A', 'M92 64C92 26 148 26 148 64', 6) +
      line('#70806A', 'M72 112C44 118 40 140 30 150M168 112C196 118 200 140 210 150', 6) +
      path('#93A68A', 'M90 58H150C150 92 160 104 176 110V206H64V110C80 104 90 92 90 58Z') +
      panel('#7E9276', 80, 140, 36, 42, 4) +
      panel('#7E9276', 124, 140, 36, 42, 4) +
      line('#C9D6C0', 'M92 66H148', 3, ' stroke-dasharray="5 5"') +
      line('#C08F5A', 'M146 146V112', 6) +
      `<ellipse cx="146" cy="106" rx="8" ry="11" fill="#DDB380"/>`,
  ),
  'linen-dress': laid(
    'pink',
    hanger +
      path(sage, 'M98 46L106 66H134L142 46L160 62L152 104L184 206H56L88 104L80 62Z') +
      path(darker(sage, 0.14), 'M88 104H152L155 113H85Z') +
      line(darker(sage, 0.14), 'M104 116L92 204M136 116L148 204M120 116V204', 2.6) +
      path(darker(sage, 0.2), 'M78 142L96 136L92 162L74 166ZM162 142L144 136L148 162L166 166Z'),
  ),
  dungarees: laid(
    'mint',
    line('#B97E2E', 'M96 92L86 34M144 92L154 34', 11) +
      path('#DFA04A', 'M88 78H152V118L166 122L174 208H130L120 150L110 208H66L74 122L88 118Z') +
      panel('#C98A36', 102, 86, 36, 30, 3) +
      disc(cream, 96, 84, 5) +
      disc(cream, 144, 84, 5) +
      line('#B97E2E', 'M76 124H164M120 124V150', 3) +
      panel(teal, 76, 160, 26, 24, 4) +
      line(cream, 'M79 163H99M79 181H99', 2, ' stroke-dasharray="3 4"'),
  ),
  'striped-socks': laid(
    'butter',
    [
      [58, 30, brick, cream],
      [104, 42, navy, sky],
      [150, 54, teal, cream],
    ]
      .map(
        ([x = 0, y = 0, first = brick, second = cream]) =>
          `<g transform="translate(${x} ${y})">${path(String(first), 'M0 0H34V92C34 98 38 100 46 104C62 112 60 132 44 132C26 132 0 120 0 100Z')}${line(String(second), 'M2 22H32M2 42H32M2 62H32M2 82H32', 8)}${path(String(second), 'M44 103C62 110 62 132 44 132C38 132 40 108 44 103Z')}${panel(darker(String(first)), -2, -4, 38, 14, 4)}</g>`,
      )
      .join(''),
  ),
  'wool-beanie': laid(
    'cloud',
    disc(cream, 120, 52, 20) +
      path(brick, 'M54 152C50 86 82 60 120 60S190 86 186 152Z') +
      line(
        darker(brick),
        'M88 76C78 98 76 122 76 148M120 64V148M152 76C162 98 164 122 164 148M104 66C98 96 98 122 98 148M136 66C142 96 142 122 142 148',
        3,
      ) +
      panel(lighter(brick, 0.18), 44, 142, 152, 44, 16) +
      line(brick, 'M62 148V180M82 148V180M102 148V180M122 148V180M142 148V180M162 148V180M180 148V180', 3) +
      panel(cream, 108, 154, 26, 20, 3),
  ),
  'indigo-scarf': laid(
    'lilac',
    turned(
      -10,
      120,
      120,
      path(navy, 'M70 46C70 30 170 30 170 46C170 62 150 76 150 92V204H92V92C92 76 70 62 70 46Z') +
        path(darker(navy), 'M92 92C92 76 70 62 70 46C90 66 150 66 170 46C170 62 150 76 150 92C136 84 108 84 92 92Z') +
        [112, 140, 168]
          .map((y) =>
            [106, 136]
              .map(
                (x) =>
                  `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${mist}" stroke-width="3.400"/>${disc(mist, x, y, 3)}`,
              )
              .join(''),
          )
          .join('') +
        line(navy, 'M96 206V218M106 206V218M116 206V218M126 206V218M136 206V218M146 206V218', 4),
    ),
  ),
  raincoat: laid(
    'aqua',
    path('#E3A41F', 'M84 74C84 30 156 30 156 74L146 92H94Z') +
      path('#FFC53D', 'M90 70L120 82L150 70L190 90L204 166L180 172L172 128L182 208H58L68 128L60 172L36 166L50 90Z') +
      path('#8F6A1B', 'M98 72C98 46 142 46 142 72L120 86Z') +
      line('#E3A41F', 'M120 84V208', 3) +
      [104, 130, 156, 182].map((y) => panel(ink, 112, y, 16, 6, 3)).join('') +
      panel('#E3A41F', 74, 156, 32, 10, 4) +
      panel('#E3A41F', 134, 156, 32, 10, 4) +
      panel('#E8ECF2', 44, 142, 20, 8, 2) +
      panel('#E8ECF2', 176, 142, 20, 8, 2),
  ),
  'canvas-tote': laid(
    'leaf',
    line('#C9B48A', 'M86 100C86 22 154 22 154 100', 9) +
      path('#F1E4C8', 'M58 88H182L190 204H50Z') +
      path('#DFCFAA', 'M51 192H189L190 204H50Z') +
      path(pine, 'M92 158C92 128 112 118 148 118C148 150 132 164 104 164Z') +
      line('#F1E4C8', 'M92 172C104 152 118 140 136 130', 3.4) +
      line('#C9B48A', 'M78 96V104M94 96V104M146 96V104M162 96V104', 3),
  ),
  'picnic-rug': laid(
    'butter',
    turned(
      -8,
      120,
      130,
      panel(brick, 48, 66, 144, 118, 6) +
        [66, 102, 138, 174].map((x) => panel(pine, x - 6, 66, 12, 118, 0, ' opacity=".8"')).join('') +
        [84, 116, 148].map((y) => panel(pine, 48, y, 144, 12, 0, ' opacity=".6"')).join('') +
        line(cream, 'M66 66V184M102 66V184M138 66V184M174 66V184M48 90H192M48 122H192M48 154H192', 1.8) +
        line(
          cream,
          'M48 70H40M48 86H40M48 102H40M48 118H40M48 134H40M48 150H40M48 166H40M48 180H40M192 70H200M192 86H200M192 102H200M192 118H200M192 134H200M192 150H200M192 166H200M192 180H200',
          3,
        ) +
        panel(slate, 96, 44, 10, 40, 5) +
        panel(slate, 134, 44, 10, 40, 5) +
        line(deep, 'M100 46C100 32 140 32 140 46', 7),
    ),
  ),
} satisfies Record<string, string>
