import { cloths, darker, lighter, type Cloth } from './palette.ts'

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`
const line = (color: string, d: string, width = 2) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`

const broad = 'M13 162C14 138 32 129 60 122C66 134 94 134 100 122C128 129 146 138 147 162Z'
const vee = 'M13 162C14 138 32 129 59 121.5L80 152L101 121.5C128 129 146 138 147 162Z'
const seam = 'M36 162C36 154 37 149 40 144M124 162C124 154 123 149 120 144'

const tee = (c: string) => path(c, broad) + line(darker(c), 'M60 122C66 134 94 134 100 122', 3) + line(darker(c), seam)

const blazer = (c: string, second: string) =>
  path(second, broad) +
  path(lighter(second, 0.4), 'M66 117L56 123L68 138L80 134L92 138L104 123L94 117C92 128 68 128 66 117Z') +
  path(
    c,
    'M13 162C14 138 32 129 56 122.5C58 138 68 152 76 162ZM147 162C146 138 128 129 104 122.5C102 138 92 152 84 162Z',
  ) +
  path(
    darker(c, 0.14),
    'M56 122.5L48 134L57 138L53 143C60 151 68 157 76 162C68 150 59 138 56 122.5ZM104 122.5L112 134L103 138L107 143C100 151 92 157 84 162C92 150 101 138 104 122.5Z',
  )

/** Each garment in its main colour and a second one (shirt, stripes, lining). */
export const garments = {
  tee,
  stripes: (c: string, second: string) =>
    path(c, broad) +
    line(
      second,
      'M37 130C52 137 62 138.5 80 138.5S108 137 123 130M23 138C46 145.5 62 146.5 80 146.5S114 145.5 137 138M18 147C46 154 114 154 142 147',
      3.6,
    ) +
    line(darker(c), 'M60 122C66 134 94 134 100 122', 3),
  polo: (c: string) =>
    path(c, broad) +
    path(darker(c, 0.08), 'M60 120L52 126L66 141L80 133L94 141L108 126L100 120C94 132 66 132 60 120Z') +
    line(darker(c, 0.25), 'M80 131V150M40 162C40 154 40 149 42 145M120 162C120 154 120 149 118 145'),
  shirt: (c: string) =>
    path(c, broad) +
    path(lighter(c, 0.35), 'M62 117L52 124L65 142L80 133L95 142L108 124L98 117C94 129 66 129 62 117Z') +
    line(darker(c), 'M80 131V162', 2) +
    `<g fill="${darker(c, 0.25)}"><circle cx="80" cy="142" r="1.6"/><circle cx="80" cy="153" r="1.6"/></g>`,
  blazer,
  suit: (c: string, second: string) =>
    blazer(c, '#F4F7FF') + path(second, 'M76 130H84L86 136L83.5 140L86 162H74L76.5 140L74 136Z'),
  turtleneck: (c: string) =>
    path(c, broad) +
    path(
      lighter(c, 0.06),
      'M63 108C70 114 90 114 97 108C99 114 100 119 101 124C96 137 64 137 59 124C60 119 61 114 63 108Z',
    ) +
    line(darker(c), 'M59 124C67 134 93 134 101 124M' + seam.slice(1)),
  hoodie: (c: string) =>
    path(c, broad) +
    path(
      darker(c, 0.12),
      'M68 106C49 112 43 122 47 131C57 143 74 145 80 145C86 145 103 143 113 131C117 122 111 112 92 106C97 122 90 131 80 131C70 131 63 122 68 106Z',
    ) +
    line(lighter(c, 0.6), 'M72 138V152M88 138V152', 2.4),
  vneck: (c: string, second: string) =>
    path(second, broad) +
    path(lighter(second, 0.4), 'M62 117L54 124L67 138L80 134L93 138L106 124L98 117C94 129 66 129 62 117Z') +
    path(c, vee) +
    line(darker(c), 'M59 121.5L80 152L101 121.5', 2.6),
  open: (c: string) =>
    path(c, vee.replace('152', '143')) + line(darker(c), 'M59 121.5L80 143L101 121.5', 2.6) + line(darker(c), seam),
  cardigan: (c: string, second: string) =>
    path(second, broad) +
    line(darker(second), 'M60 122C66 134 94 134 100 122', 3) +
    path(
      c,
      'M13 162C14 138 32 129 58 122C60 138 66 150 68 162ZM147 162C146 138 128 129 102 122C100 138 94 150 92 162Z',
    ) +
    line(darker(c), 'M58 122C60 138 66 150 68 162M102 122C100 138 94 150 92 162', 2.6),
  scoop: (c: string) =>
    path(c, 'M13 162C14 138 32 130 54 123.5C56 146 104 146 106 123.5C128 130 146 138 147 162Z') +
    line(darker(c), 'M54 123.5C56 146 104 146 106 123.5', 2.6) +
    line(darker(c), seam),
  dungarees: (c: string, second: string) =>
    tee(second) +
    path(c, 'M48 126L58 122L63 138H97L102 122L112 126L108 162H52Z') +
    line(lighter(c, 0.4), 'M66 142.5H94', 1.6) +
    `<g fill="${lighter(c, 0.7)}"><circle cx="61.5" cy="139.5" r="2.4"/><circle cx="98.5" cy="139.5" r="2.4"/></g>`,
  kurta: (c: string, second: string) =>
    path(c, broad) +
    path(second, 'M62 114C70 122 90 122 98 114L101 123C95 131 87 133 84 133V162H76V133C73 133 65 131 59 123Z') +
    line(darker(second, 0.3), 'M80 134V160', 1.4),
  scarf: (c: string, second: string) =>
    path(second, broad) +
    path(c, 'M56 112C66 122 94 122 104 112C112 118 112 128 104 134C92 142 68 142 56 134C48 128 48 118 56 112Z') +
    path(darker(c, 0.12), 'M90 130C98 138 100 150 99 162H84C85 152 84 142 78 134Z') +
    line(darker(c), 'M54 124C66 134 94 134 106 124'),
  thobe: (c: string) =>
    path(c, broad) +
    path(darker(c, 0.06), 'M62 115C70 123 90 123 98 115L100 123C94 131 66 131 60 123Z') +
    line(darker(c, 0.16), 'M80 129V162M38 162C38 154 38 149 41 144M122 162C122 154 122 149 119 144'),
} satisfies Record<string, (color: string, second: string) => string>

export type Garment = keyof typeof garments

export const dressed = (garment: Garment, color: Cloth, second: Cloth) =>
  garments[garment](cloths[color], cloths[second])
