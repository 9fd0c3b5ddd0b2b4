import { dressed, type Garment } from './clothes.ts'
import { beards, brows, earrings, eyes, freckles, glasses, mouths, wrinkles } from './features.ts'
import { styles, type HairStyle, type Style } from './hair.ts'
import {
  type Cloth,
  cloths,
  darker,
  type Ground,
  grounds,
  type HairColor,
  hairs,
  lighter,
  mix,
  type Skin,
  skins,
} from './palette.ts'

export interface Recipe {
  ground: Ground
  skin: Skin
  hair: HairStyle
  /** The colour of the hair, or of its cover. */
  color: HairColor | Cloth
  wear: Garment
  cloth: Cloth
  second?: Cloth
  mouth?: keyof typeof mouths
  eyes?: keyof typeof eyes
  brows?: keyof typeof brows
  /** Required if hair is covered, or has another colour than the brows. */
  brow?: HairColor
  beard?: keyof typeof beards
  glasses?: keyof typeof glasses
  frame?: Cloth
  earrings?: keyof typeof earrings
  old?: boolean
  freckles?: boolean
  build?: 'slim' | 'wide'
  /** Degrees that the head leans by. */
  tilt?: number
  /** How far the face is turned to the side. */
  turn?: number
}

const skull = 'M53 66C53 29 107 29 107 66C107 88 97 104 80 104C63 104 53 88 53 66Z'

const isHair = (name: HairColor | Cloth): name is HairColor => name in hairs
const colorOf = (name: HairColor | Cloth) => (name === 'ink' ? hairs.ink : isHair(name) ? hairs[name] : cloths[name])

export function portrait(recipe: Recipe) {
  const { ground, hair, tilt = 0, turn = 0 } = recipe
  const skin = skins[recipe.skin]
  const color = colorOf(recipe.color)
  const brow = hairs[recipe.brow ?? (isHair(recipe.color) ? recipe.color : 'ink')]
  const style: Style = styles[hair](color, skin.base)
  const browColor = mix(brow, '#2A2838', recipe.old ? 0.12 : 0.3)
  const width = { slim: 0.94, even: 1, wide: 1.05 }[recipe.build ?? 'even']
  const posture = [
    ...(tilt ? [`rotate(${tilt} 80 106)`] : []),
    ...(width === 1 ? [] : [`matrix(${width} 0 0 1 ${(80 - 80 * width).toFixed(1)} 0)`]),
  ].join(' ')
  const lean = (inner: string) => (posture && inner ? `<g transform="${posture}">${inner}</g>` : inner)
  const turned = (inner: string) => (turn ? `<g transform="translate(${turn} 0)">${inner}</g>` : inner)

  const back = lean(style.back ?? '')
  const neck = `<path fill="${skin.base}" d="M66 92H94V117C98 121 103 123 106 124C100 146 60 146 54 124C57 123 62 121 66 117Z"/><path fill="${skin.shade}" d="M66 96H94V108C88 117 72 117 66 108Z"/>`
  const head =
    `<g fill="${skin.base}"><ellipse cx="53" cy="73" rx="5" ry="6.5"/><ellipse cx="107" cy="73" rx="5" ry="6.5"/></g>` +
    `<path fill="${skin.base}" d="${skull}"/>`
  const blush = `<g fill="${mix(skin.base, '#E8705F', 0.42)}" opacity=".5"><ellipse cx="63" cy="82" rx="5.5" ry="3.6"/><ellipse cx="97" cy="82" rx="5.5" ry="3.6"/></g>`
  const nose = `<path fill="none" stroke="${skin.line}" stroke-width="2.2" stroke-linecap="round" d="M79 73C77.5 77 76 79 76.5 80.5C77 82 80 82 81.5 81.5"/>`
  const face =
    (recipe.beard ? '' : blush) +
    (recipe.freckles ? freckles(skin.line) : '') +
    (recipe.old ? wrinkles(skin.shade) : '') +
    brows[recipe.brows ?? 'soft'](browColor) +
    eyes[recipe.eyes ?? 'open'] +
    nose
  const mouth = mouths[recipe.mouth ?? 'smile'](
    recipe.beard === 'full' || recipe.beard === 'short' ? mix(skin.lips, '#E0776F', 0.5) : skin.lips,
  )
  const whole =
    `<path fill="${grounds[ground]}" d="M0 0H160V160H0Z"/>` +
    `<path fill="${lighter(grounds[ground], 0.42)}" d="M26 160V80A54 54 0 0 1 134 80V160Z"/>` +
    back +
    neck +
    dressed(recipe.wear, recipe.cloth, recipe.second ?? 'white') +
    lean(
      head +
        (recipe.beard ? turned(beards[recipe.beard](brow, recipe.skin)) : '') +
        turned(face + mouth) +
        (style.front ?? '') +
        (recipe.glasses ? turned(glasses[recipe.glasses](cloths[recipe.frame ?? 'ink'])) : '') +
        (recipe.earrings ? earrings[recipe.earrings](darker(cloths.amber, 0.06)) : ''),
    ) +
    (style.over ?? '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="13 13 134 134">${whole}</svg>\n`
}
