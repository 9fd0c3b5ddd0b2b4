import { darker, lighter } from './palette.ts'

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`
const line = (color: string, d: string, width = 2) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`

const hole = (fill: string, d: string) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`

const opening = 'M80 43C61 43 57 58 57 71C57 90 70 103 80 103C90 103 103 90 103 71C103 58 99 43 80 43Z'

/** Scarves, turbans and caps, in the colour that the recipe gives for hair. */
export const wraps = {
  hijab: (c: string) => ({
    over:
      hole(
        c,
        `M80 25C45 25 44 58 45 82C46 106 36 116 28 126C44 150 118 150 132 126C124 116 114 106 115 82C116 58 115 25 80 25Z${opening}`,
      ) +
      line(
        darker(c),
        'M57 76C58 96 72 108 84 112C100 117 118 118 130 127M54 88C58 106 74 120 96 126M70 31C60 36 54 44 52 56',
      ),
  }),
  shayla: (c: string) => ({
    over:
      hole(
        c,
        `M82 24C45 23 44 58 45 84C46 104 34 112 26 134C30 146 60 152 82 150C110 152 132 142 134 130C124 112 114 106 115 82C116 54 113 25 82 24Z${opening}`,
      ) +
      path(lighter(c, 0.13), 'M47 96C60 120 98 130 133 126L134 132C120 150 92 146 76 136C58 126 48 112 47 96Z') +
      line(lighter(c, 0.22), 'M60 36C70 28 92 27 103 40', 1.6),
  }),
  turban: (c: string) => ({
    front:
      path(c, 'M47 65C37 26 62 18 82 18C104 18 123 28 113 65C110 55 98 47 80 46C62 47 50 55 47 65Z') +
      path(darker(c, 0.1), 'M47 65C43 42 66 31 106 25C117 34 117 50 113 65C110 55 100 48 84 46C70 46 52 53 47 65Z') +
      line(darker(c, 0.26), 'M50 55C58 43 82 35 111 35M60 50C72 43 92 39 115 44M50 42C58 32 72 26 90 22', 1.6),
  }),
  gele: (c: string) => ({
    front:
      path(darker(c, 0.14), 'M48 62C24 48 32 24 58 24C82 12 126 16 130 40C130 52 120 60 112 62C104 46 58 46 48 62Z') +
      path(c, 'M48 66C42 44 58 29 84 27C112 25 122 40 112 66C106 52 96 46 80 46C64 46 54 52 48 66Z') +
      line(
        lighter(c, 0.34),
        'M42 48C46 34 60 28 74 25M118 52C122 40 116 32 106 29M56 52C66 40 90 35 110 46M66 47C76 41 94 39 107 51',
        1.8,
      ),
  }),
  ghutra: (c: string) => ({
    back: path(darker(c, 0.08), 'M46 60C40 90 36 110 28 138H132C124 110 120 90 114 60Z'),
    front:
      path(
        c,
        'M45 78C38 20 122 20 115 78C116 98 122 112 130 134L106 140C108 112 108 86 104 56C92 49 68 49 56 56C52 86 52 112 54 140L30 134C38 112 44 98 45 78Z',
      ) +
      line('#2F3548', 'M49 47C62 37 98 37 111 47', 4.5) +
      line(darker(c, 0.14), 'M50 66C48 92 44 112 40 132M110 66C112 92 116 112 120 132', 1.6),
  }),
  beanie: (c: string) => ({
    back: path('#C79B68', 'M51 78C47 60 48 50 52 46H108C112 50 113 60 109 78Z'),
    front:
      path(c, 'M49 54C44 10 116 10 111 54Z') +
      path(
        darker(c, 0.14),
        'M49 44H111C114 44 115 46 115 48V54C115 56 114 57 111 57H49C46 57 45 56 45 54V48C45 46 46 44 49 44Z',
      ) +
      line(darker(c, 0.3), 'M55 47V54M65 47V54M75 47V54M85 47V54M95 47V54M105 47V54', 1.4),
  }),
}
