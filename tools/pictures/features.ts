import { darker, lighter, mix, skins, type Skin } from './palette.ts'

const line = (color: string, d: string, width: number) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`

const ink = '#2A2838'

export const mouths = {
  smile: (lips: string) => line(lips, 'M73 88.5C76 92 84 92 87 88.5', 2.6),
  small: (lips: string) => line(lips, 'M75.5 89C78 91 82 91 84.5 89', 2.6),
  calm: (lips: string) => line(lips, 'M75 89.5H85', 2.6),
  side: (lips: string) => line(lips, 'M74 89.5C78 91.5 83 91 86.5 87.5', 2.6),
  laugh: (lips: string) =>
    `<path fill="${darker(lips, 0.35)}" d="M71.5 86.5H88.5C88.5 93 85 96 80 96C75 96 71.5 93 71.5 86.5Z"/><path fill="#fff" d="M73 86.5H87C87 89 86 90 84.5 90H75.5C74 90 73 89 73 86.5Z"/>`,
  grin: (lips: string) =>
    `<path fill="#fff" stroke="${lips}" stroke-width="2" stroke-linejoin="round" d="M72.5 87.5C77 89.5 83 89.5 87.5 87.5C86 92.5 83 93.5 80 93.5C77 93.5 74 92.5 72.5 87.5Z"/>`,
  lips: (lips: string) =>
    `<path fill="${lips}" d="M73.5 88.5C76 86 78.5 86 80 87.2C81.5 86 84 86 86.5 88.5C84 92.5 76 92.5 73.5 88.5Z"/>`,
} as const

export const eyes = {
  open: `<g fill="${ink}"><ellipse cx="69" cy="72" rx="2.7" ry="3.2"/><ellipse cx="91" cy="72" rx="2.7" ry="3.2"/></g>`,
  lashes: `<g fill="${ink}"><ellipse cx="69" cy="72" rx="2.7" ry="3.2"/><ellipse cx="91" cy="72" rx="2.7" ry="3.2"/></g>${line(ink, 'M72 69.5C69 67.2 66 68 64 70M88 69.5C91 67.2 94 68 96 70', 1.8)}`,
  happy: line(ink, 'M65.5 73.5C67 70 71 70 72.5 73.5M87.5 73.5C89 70 93 70 94.5 73.5', 2.5),
  almond: `<g fill="${ink}"><ellipse cx="69" cy="72.3" rx="2.6" ry="2.7"/><ellipse cx="91" cy="72.3" rx="2.6" ry="2.7"/></g>${line(ink, 'M64.5 71.5C66.5 69 70.5 68.6 73 70.5M95.5 71.5C93.5 69 89.5 68.6 87 70.5', 1.8)}`,
  old: `<g fill="${ink}"><ellipse cx="69" cy="72" rx="2.5" ry="2.8"/><ellipse cx="91" cy="72" rx="2.5" ry="2.8"/></g>`,
} as const

export const brows = {
  soft: (color: string) => line(color, 'M63.5 64C66 61.5 70 61.3 73.5 63M86.5 63C90 61.3 94 61.5 96.5 64', 2.4),
  strong: (color: string) => line(color, 'M63 63.5C66 60.5 70 61 74 62.8M86 62.8C90 61 94 60.5 97 63.5', 3.6),
  raised: (color: string) => line(color, 'M63.5 62C66 59 70.5 59 73.5 61M86.5 62.5C90 60.8 94 61 96.5 63.5', 2.6),
} as const

/** The jaw's line is that of the head, so that a beard begins at the cheeks. */
export const beards = {
  stubble: (color: string, skin: Skin) =>
    `<path fill="${mix(skins[skin].base, color, 0.17)}" d="M53.5 74C56 80 60 82 66 82.5C72 80 88 80 94 82.5C100 82 104 80 106.5 74C106 92 95 104 80 104C65 104 54 92 53.5 74Z"/>`,
  short: (color: string) =>
    `<path fill="${color}" d="M53 68C55 78 58 84 65 84.5C70 82 75 81.5 80 82.5C85 81.5 90 82 95 84.5C102 84 105 78 107 68C108 94 96 107 80 107C64 107 52 94 53 68Z"/>`,
  full: (color: string) =>
    `<path fill="${color}" d="M52.5 66C54 78 58 83 64 84C70 81 75 80.5 80 82C85 80.5 90 81 96 84C102 83 106 78 107.5 66C109 92 103 115 80 115C57 115 51 92 52.5 66Z"/>`,
  goatee: (color: string) =>
    `<path fill="${color}" fill-rule="evenodd" d="M68 86C69 82 75 80.5 80 82C85 80.5 91 82 92 86C93 98 89 108 80 108C71 108 67 98 68 86ZM73 86.5C73 92 76 94.5 80 94.5C84 94.5 87 92 87 86.5C84 84.5 76 84.5 73 86.5Z"/>`,
  moustache: (color: string) =>
    `<path fill="${color}" d="M80 82.5C76 80 69 82.5 66.5 88C71 88.5 77 88 80 85.8C83 88 89 88.5 93.5 88C91 82.5 84 80 80 82.5Z"/>`,
} as const

const frame = (color: string, shapes: string, bridge: string) =>
  `<g fill="#fff" fill-opacity=".22" stroke="${color}" stroke-width="2.2">${shapes}</g>${line(color, bridge, 2.2)}`

export const glasses = {
  round: (color: string) =>
    frame(
      color,
      '<circle cx="69" cy="72" r="9"/><circle cx="91" cy="72" r="9"/>',
      'M78 71Q80 69.5 82 71M60 70L53.5 68M100 70L106.5 68',
    ),
  square: (color: string) =>
    frame(
      color,
      '<rect x="58.5" y="64.5" width="19" height="15" rx="4"/><rect x="82.5" y="64.5" width="19" height="15" rx="4"/>',
      'M77.5 70.5Q80 69 82.5 70.5M58.5 69L53.5 68M101.5 69L106.5 68',
    ),
  cat: (color: string) =>
    frame(
      color,
      '<path d="M58 65C64 63.5 72 64.5 77.5 66.5C78.5 74 76 80 69 80C61.5 80 59.5 74 58 65Z"/><path d="M102 65C96 63.5 88 64.5 82.5 66.5C81.5 74 84 80 91 80C98.5 80 100.5 74 102 65Z"/>',
      'M77.5 69Q80 67.5 82.5 69',
    ),
} as const

export const earrings = {
  studs: (color: string) =>
    `<g fill="${color}"><circle cx="51.5" cy="80" r="2.4"/><circle cx="108.5" cy="80" r="2.4"/></g>`,
  hoops: (color: string) =>
    `<g fill="none" stroke="${color}" stroke-width="2"><circle cx="51" cy="84" r="4.6"/><circle cx="109" cy="84" r="4.6"/></g>`,
  drops: (color: string) =>
    `<g fill="${color}"><path d="M51 79L53.5 88A2.7 2.7 0 1 1 48.5 88ZM109 79L111.5 88A2.7 2.7 0 1 1 106.5 88Z"/></g>`,
} as const

/** Two lines beside the mouth and one at each eye. */
export const wrinkles = (color: string) =>
  line(
    color,
    'M66.5 82C65 84.5 64.5 86.5 65 89M93.5 82C95 84.5 95.5 86.5 95 89M60 75.5L57.5 77.5M100 75.5L102.5 77.5',
    1.5,
  )

export const freckles = (color: string) =>
  `<g fill="${lighter(color, 0.05)}" opacity=".7"><circle cx="62" cy="79" r="1"/><circle cx="66" cy="81" r="1"/><circle cx="70" cy="79" r="1"/><circle cx="90" cy="79" r="1"/><circle cx="94" cy="81" r="1"/><circle cx="98" cy="79" r="1"/></g>`
