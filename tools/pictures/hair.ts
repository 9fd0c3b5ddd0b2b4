import { darker, lighter, mix } from './palette.ts'
import { wraps } from './headwear.ts'

/** A style drawn on the common head: behind the shoulders, over the face, over the clothes. */
export interface Style {
  back?: string
  front?: string
  over?: string
}

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`
const line = (color: string, d: string, width = 2) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`
const dots = (fill: string, places: string) =>
  `<g fill="${fill}">${places
    .split(' ')
    .map((place) => place.split(','))
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('')}</g>`

/** A plait down from a point, as overlapping beads that get smaller. */
const plait = (fill: string, x: number, y: number, lean: number, beads: number) =>
  Array.from({ length: beads }, (_, at) => {
    const cx = +(x + lean * at).toFixed(1)
    const ry = +(6.4 - at * 0.25).toFixed(1)
    return `<ellipse cx="${cx}" cy="${y + at * 8.4}" rx="${+(ry - 0.4).toFixed(1)}" ry="${ry}" fill="${at % 2 ? darker(fill, 0.08) : fill}"/>`
  }).join('')

const swept = 'M50 73C45 20 115 20 110 73C107 58 100 48 80 46C60 48 53 58 50 73Z'
const parted = 'M49 86C40 46 52 29 80 29C108 29 120 46 111 86C109 66 99 52 80 41C61 52 51 66 49 86Z'
const fringe = 'M49 78C42 16 118 16 111 78C109 68 107.5 62 106 57C90 62 70 62 54 57C52.5 62 51 68 50 78Z'
const curtain =
  'M45 72C41 17 119 17 115 72C116 96 122 116 119 136C106 142 97 134 95 116H65C63 134 54 142 41 136C38 116 44 96 45 72Z'

export const styles = {
  crop: (c) => ({
    front: path(c, 'M50 72C43 19 117 19 110 72L106.5 70C106 59 103 53 98 49C87 53 72 53 61 48C57 53 54 60 53.5 70Z'),
  }),
  sidepart: (c) => ({
    front:
      path(
        c,
        'M50 72C41 32 60 25 82 25C111 25 117 46 110 72L106 69C106 58 104 52 100 47C88 50 74 47 66 39C65 49 55 53 54 69Z',
      ) + line(lighter(c), 'M72 33C80 30 92 31 100 38'),
  }),
  quiff: (c) => ({
    front:
      path(
        c,
        'M51 71C48 55 50 45 55 39C53 24 72 13 99 19C113 22 115 50 109 71L106 69C106 57 103 51 98 46C86 51 70 50 60 45C56 51 54 60 54 69Z',
      ) + line(lighter(c), 'M64 33C74 24 88 23 98 27'),
  }),
  buzz: (c, skin) => ({
    front: path(
      mix(c, skin, 0.38),
      'M53 68C50 26 110 26 107 68C105 54 100 47 94 45.5C84 43 76 43 66 45.5C60 47 55 54 53 68Z',
    ),
  }),
  mop: (c) => ({
    front:
      path(
        c,
        'M50 74C42 19 118 19 110 74C108 67 107 62 105 57C98 62 93 55 87 59C79 54 70 63 64 57C60 60 56 57 54 61C53 65 51 69 50 74Z',
      ) + line(lighter(c), 'M63 44C71 38 84 37 93 41'),
  }),
  curls: (c) => ({
    front:
      dots(c, '53,63,6.5 53,53,8.5 57,43,9.5 67,35,10.5 80,31,11 92,34,10.5 102,42,9.5 107,53,8.5 107,63,6.5') +
      path(c, 'M55 60C56 44 64 36 80 36C96 36 104 44 105 60C102 52 98 48 92 49C86 46 80 51 74 48C66 46 60 50 55 60Z') +
      line(lighter(c, 0.14), 'M66 36q3-5 8-4M86 34q4-3 8 1M59 46q1-4 4-5'),
  }),
  afro: (c) => ({
    back: dots(c, '80,54,35 50,62,17 110,62,17 58,42,18 102,42,18 80,36,18'),
    front:
      path(
        c,
        'M51 74C46 40 60 34 80 34C100 34 114 40 109 74C107 58 102 49 94 47C86 49 74 49 66 47C58 49 53 58 51 74Z',
      ) + line(lighter(c, 0.12), 'M54 40q6-11 17-14'),
  }),
  taper: (c, skin) => ({
    front:
      path(
        mix(c, skin, 0.38),
        'M52 71C50 40 56 44 80 42C104 44 110 40 108 71L106 69C106 58 103 51 98 48H62C57 51 54 58 54 69Z',
      ) + path(c, 'M55 51C48 18 112 18 105 51C103 48 100 46 97 46C86 49 74 49 63 46C60 46 57 48 55 51Z'),
  }),
  receding: (c) => ({
    front:
      path(
        c,
        'M51.5 73C46 50 52 38 67 36C61 43 58 51 57.5 60C55 63 54 67 53.5 72ZM108.5 73C114 50 108 38 93 36C99 43 102 51 102.5 60C105 63 106 67 106.5 72Z',
      ) + path(c, 'M61 44C66 29 94 29 99 44C93 45 87 46.5 81 44.5C74 46.5 67 46 61 44Z'),
  }),
  bald: () => ({
    front: '<ellipse cx="69" cy="43" rx="8" ry="3.5" fill="#fff" opacity=".28" transform="rotate(-28 69 43)"/>',
  }),
  manbun: (c) => ({ back: dots(c, '82,29,10.5'), front: path(c, swept) + line(darker(c, 0.3), 'M71 36q10-4 21 0') }),
  pixie: (c) => ({
    front:
      path(
        c,
        'M50 79C42 32 58 22 82 22C110 22 116 48 110 78C106 74 107 62 102 53C92 57 76 54 68 46C68 56 58 58 56 64C55 70 53 75 50 79Z',
      ) + line(lighter(c), 'M72 38C82 32 94 34 101 42'),
  }),
  bob: (c) => ({
    back: path(c, 'M43 96C36 14 124 14 117 96C116 106 103 108 98 100H62C57 108 44 106 43 96Z'),
    front: path(c, fringe) + line(lighter(c), 'M61 44C69 37 84 36 95 41'),
  }),
  lob: (c) => ({
    back: path(c, 'M43 104C37 14 123 14 117 104C119 116 104 120 97 112H63C56 120 41 116 43 104Z'),
    front:
      path(
        c,
        'M49 88C40 24 66 21 86 24C112 24 120 46 111 88C110 68 104 54 93 42C86 54 68 58 57 62C53 70 51 78 49 88Z',
      ) + line(lighter(c), 'M92 34C101 38 107 48 108 60'),
  }),
  long: (c) => ({
    back: path(darker(c, 0.1), curtain),
    front: path(c, parted) + line(lighter(c, 0.14), 'M59 42C53 50 51 58 51 66'),
  }),
  longfringe: (c) => ({
    back: path(darker(c, 0.1), curtain),
    front: path(c, fringe) + line(lighter(c), 'M61 44C69 37 84 36 95 41'),
  }),
  waves: (c) => ({
    back: path(
      darker(c, 0.1),
      'M45 66C40 16 120 16 115 66C126 78 112 90 122 104C128 116 118 134 104 132C96 128 96 118 96 112H64C64 118 64 128 56 132C42 134 32 116 38 104C48 90 34 78 45 66Z',
    ),
    front:
      path(
        c,
        'M49 84C40 24 66 20 88 24C113 25 120 48 111 84C113 66 104 54 92 42C86 54 66 56 57 60C53 68 54 76 49 84Z',
      ) + line(lighter(c), 'M92 34C101 38 107 48 108 60'),
  }),
  ringlets: (c) => ({
    back: dots(
      c,
      '48,64,14 112,64,14 44,82,13 116,82,13 43,100,13 117,100,13 50,114,12 110,114,12 60,40,17 100,40,17 80,34,15 64,104,10 96,104,10',
    ),
    front:
      path(c, 'M50 80C44 30 70 30 82 32C96 28 116 36 110 80C108 66 103 54 92 46C86 54 72 52 64 50C56 58 53 68 50 80Z') +
      line(lighter(c, 0.14), 'M58 38q6-8 13-8M92 31q7 1 11 7M46 62q-3 5 0 9'),
  }),
  longtop: (c) => ({
    front:
      path(
        c,
        'M50 76C44 50 46 40 54 36C58 22 84 16 102 24C116 32 115 58 110 76C108 72 107 66 106 60C100 54 98 48 96 44C88 56 72 58 60 52C56 58 53 66 50 76Z',
      ) + line(lighter(c), 'M62 34C72 26 88 25 97 31'),
  }),
  curtains: (c) => ({
    back: path(
      darker(c, 0.1),
      'M44 92C37 15 123 15 116 92C117 108 118 116 122 124C112 130 100 124 96 112H64C60 124 48 130 38 124C42 116 43 108 44 92Z',
    ),
    front:
      path(
        c,
        'M47 100C36 22 80 22 80 35C80 22 124 22 113 100C108 92 110 74 103 62C98 53 88 48 80 38C72 48 62 53 57 62C50 74 52 92 47 100Z',
      ) + line(lighter(c, 0.14), 'M60 40C52 50 49 60 49 74'),
  }),
  bun: (c) => ({
    back: dots(c, '80,29,12.5'),
    front: path(c, swept) + line(darker(c, 0.3), 'M69 36q11-5 22 0') + line(lighter(c), 'M75 23q5-3 10 1'),
  }),
  lowbun: (c) => ({
    back: dots(c, '109,96,13'),
    front:
      path(
        c,
        'M50 82C40 26 64 23 80 24C100 23 120 30 110 82C110 64 104 50 86 41C76 52 62 54 55 60C52 66 51 74 50 82Z',
      ) + line(lighter(c), 'M90 35C99 39 104 47 106 56'),
  }),
  ponytail: (c) => ({
    back: path(
      darker(c, 0.1),
      'M90 42C108 18 138 44 130 88C127 102 131 111 134 115C115 118 108 100 109 84C111 66 108 56 96 50Z',
    ),
    front: path(c, swept) + line(lighter(c), 'M62 45C69 38 80 37 90 38'),
  }),
  plaits: (c) => ({
    back: path(c, 'M47 84C38 18 122 18 113 84Z'),
    front: path(c, parted),
    over: plait(c, 51, 92, -0.9, 5) + plait(c, 109, 92, 0.9, 5),
  }),
  sideplait: (c) => ({
    back: path(c, 'M46 88C38 18 122 18 114 88Z'),
    front:
      path(
        c,
        'M50 84C42 24 66 22 84 24C112 24 120 46 110 84C110 66 104 52 92 42C86 54 66 56 57 60C53 68 52 76 50 84Z',
      ) + line(lighter(c), 'M92 34C101 38 107 48 108 60'),
    over: plait(c, 112, 90, -1.4, 7),
  }),
  boxbraids: (c) => ({
    back:
      path(c, curtain) +
      line(
        lighter(c, 0.16),
        'M46 84L43 134M52 96L50 136M58 100L57 134M114 84L117 134M108 96L110 136M102 100L103 134',
        1.6,
      ),
    front:
      path(c, parted) +
      line(
        lighter(c, 0.16),
        'M79 35C66 39 56 50 53 68M81 35C94 39 104 50 107 68M74 33C62 34 52 44 49 64M86 33C98 34 108 44 111 64',
        1.6,
      ),
  }),
  cornrows: (c, skin) => ({
    back: dots(c, '80,29,11'),
    front:
      path(c, swept) +
      line(
        mix(c, skin, 0.38),
        'M80 45V37M70 47Q71 42 75 38M90 47Q89 42 85 38M61 52Q63 44 70 39M99 52Q97 44 90 39M55 59Q56 47 64 41M105 59Q104 47 96 41',
        1.5,
      ),
  }),
  locs: (c) => ({
    back: path(c, 'M46 98C36 16 124 16 114 98C112 106 106 106 105 98H55C54 106 48 106 46 98Z'),
    front:
      `<g fill="none" stroke="${c}" stroke-width="7.5" stroke-linecap="round"><path d="M78 30C66 32 56 44 52 64M84 30C96 32 104 44 108 64M72 28C58 32 48 50 48 84M88 28C102 32 112 50 112 84"/></g>` +
      path(c, 'M56 54C58 34 70 27 80 27C90 27 102 34 104 54C98 46 90 44 80 44C70 44 62 46 56 54Z') +
      line(lighter(c, 0.16), 'M74 30C62 36 54 48 52 64M86 30C98 36 106 48 108 64', 1.4),
  }),
  ...wraps,
} satisfies Record<string, (color: string, skin: string) => Style>

export type HairStyle = keyof typeof styles
