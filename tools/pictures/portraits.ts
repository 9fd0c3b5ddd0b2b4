import { garments } from './clothes.ts'
import { beards, brows, earrings, eyes, glasses, mouths } from './features.ts'
import { styles } from './hair.ts'
import { cloths, grounds, hairs, skins } from './palette.ts'
import type { Recipe } from './portrait.ts'

// One line per person, in the order of sample-people.ts: ground, skin, hair and its colour, garment and its two
// colours; then further features in any order.
const rows = `
lilac  olive     waves      espresso  blazer       navy   white  lashes lips raised studs tilt-2 turn2 slim
blue   rose      sidepart   sand      shirt        deep   white  grin short turn-2 wide
mint   olive     hijab      teal      cardigan     pine   cream  lashes smile brow:espresso
butter cocoa     taper      ink       vneck        amber  white  smile strong round:navy turn2
peach  bronze    sideplait  ink       kurta        coral  amber  lashes grin strong studs tilt2 turn-1
aqua   porcelain longtop    blond     hoodie       slate  white  side stubble raised turn2 slim
pink   peach     bob        ink       turtleneck   plum   white  almond small round:brick
leaf   rose      pixie      silver    scarf        brick  navy   old happy smile drops tilt-2 wide
mint   porcelain lob        ginger    stripes      cream  deep   lashes smile freckles turn2
cloud  porcelain quiff      auburn    polo         pine   white  full grin wide
peach  porcelain bob        white     cardigan     plum   cream  old smile cat:plum turn-1
blue   rose      bun        chestnut  scoop        coral  white  lashes lips raised studs tilt2 slim
butter rose      curls      brown     turtleneck   navy   white  stubble side square:ink turn-2 slim
lilac  peach     longfringe espresso  tee          sky    white  lashes small turn1 slim
leaf   rose      bald       silver    blazer       slate  white  old moustache smile round:ink wide
peach  porcelain plaits     blond     dungarees    deep   cream  happy grin
cloud  olive     mop        ink       hoodie       amber  white  short smile tilt-2
aqua   porcelain lowbun     blond     blazer       mist   navy   lashes small round:deep turn-2 slim
mint   rose      beanie     brick     shirt        slate  white  short smile brow:sand
pink   olive     ringlets   espresso  open         pine   white  lashes laugh strong hoops turn1
blue   peach     curtains   brown     blazer       cream  deep   lashes smile drops turn-2 slim
peach  olive     sidepart   espresso  suit         navy   brick  full smile strong turn2 wide
leaf   rose      waves      auburn    vneck        sage   white  lashes lips raised cat:brick tilt2
lilac  peach     receding   ash       turtleneck   ink    white  old stubble side square:ink slim
butter olive     crop       espresso  tee          teal   white  goatee grin strong wide
aqua   peach     ponytail   brown     stripes      white  brick  lashes laugh studs tilt-2
blue   porcelain lob        sand      blazer       plum   cream  lashes smile turn-2
mint   rose      buzz       brown     polo         brick  white  stubble smile strong turn2 wide
pink   porcelain curtains   chestnut  cardigan     coral  white  lashes small freckles
cloud  rose      manbun     chestnut  open         pine   white  full happy smile
butter rose      bob        silver    scarf        teal   plum   old lips round:navy turn1
leaf   porcelain mop        ginger    shirt        navy   white  grin freckles turn-2
peach  cocoa     afro       ink       scoop        amber  white  lashes lips raised hoops wide
blue   umber     bald       ink       suit         slate  deep   short smile square:ink turn2 wide
mint   porcelain longfringe white     turtleneck   brick  white  lashes smile turn-1
lilac  peach     curtains   ink       tee          rose   white  almond grin tilt2
butter porcelain sidepart   auburn    vneck        deep   white  stubble smile round:brick turn-2 slim
aqua   umber     boxbraids  ink       blazer       coral  white  lashes laugh strong hoops wide
pink   bronze    lowbun     ink       kurta        brick  amber  lashes smile drops turn2
leaf   bronze    locs       espresso  tee          sage   white  stubble grin strong slim
peach  peach     pixie      ink       hoodie       sky    white  almond happy smile studs turn1
cloud  bronze    ringlets   ink       cardigan     pine   cream  lashes smile strong turn-2
mint   porcelain quiff      sand      turtleneck   pine   white  short side slim
blue   olive     waves      ink       scoop        plum   white  lashes smile strong drops turn-2
butter olive     crop       ink       shirt        sage   white  full smile strong round:ink turn2 wide
aqua   peach     shayla     lilac     cardigan     plum   cream  lashes lips brow:espresso
leaf   bronze    ghutra     white     thobe        white  white  full smile strong brow:ink
peach  olive     shayla     ink       open         ink    white  lashes smile strong brow:ink
lilac  bronze    curls      ink       blazer       teal   white  stubble grin strong turn-2
mint   porcelain long       ink       cardigan     sage   cream  almond small turn2 slim
cloud  peach     taper      ink       polo         deep   white  almond smile square:ink
pink   porcelain bun        ink       stripes      white  coral  almond laugh tilt-2
blue   peach     longtop    ink       hoodie       navy   white  almond side turn2 slim
butter peach     lob        espresso  blazer       brick  cream  almond lips round:ink turn-1
leaf   porcelain bob        espresso  kurta        lilac  plum   almond smile
lilac  peach     receding   silver    suit         navy   teal   old smile square:slate slim
aqua   cocoa     cornrows   ink       kurta        coral  cream  lashes grin strong hoops slim
mint   cocoa     buzz       ink       blazer       navy   amber  goatee smile strong turn2 wide
peach  bronze    ringlets   chestnut  tee          brand  white  lashes laugh strong tilt2 wide
blue   umber     locs       ink       open         brick  white  short grin strong round:amber slim
cloud  bronze    turban     brick     suit         slate  brick  full smile strong brow:ink
butter umber     sideplait  ink       scoop        teal   white  lashes smile strong drops turn-2
lilac  bronze    sidepart   ink       kurta        cream  amber  moustache smile strong square:ink turn2 slim
aqua   olive     lowbun     chestnut  vneck        navy   white  lashes lips raised turn1 slim
leaf   olive     receding   espresso  shirt        brick  white  old moustache smile strong wide
pink   porcelain waves      ginger    turtleneck   teal   white  lashes grin freckles turn-2
mint   porcelain crop       silver    scarf        slate  navy   old full happy smile wide
butter cocoa     gele       plum      kurta        plum   amber  lashes lips strong drops brow:ink wide
peach  cocoa     taper      ink       tee          white  white  full grin strong turn-2 wide
blue   porcelain bun        sand      dungarees    brick  mist   lashes smile round:deep tilt-2 slim
leaf   bronze    long       espresso  scoop        brick  white  lashes grin strong hoops turn1
cloud  peach     mop        ink       open         slate  white  almond smile turn2
`

const has = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => Object.hasOwn(table, key)

/** Looks up a word in a table; throws for an unknown one. */
function known<Table extends object>(table: Table, word: string | undefined) {
  if (word === undefined || !has(table, word)) throw new Error(`A portrait asks for “${word}”, which nothing draws`)
  return word
}

function extra(word: string): Partial<Recipe> {
  const [name = '', value = ''] = word.split(':')
  if (word === 'old') return { old: true, eyes: 'old' }
  if (word === 'slim' || word === 'wide') return { build: word }
  if (word === 'freckles') return { freckles: true }
  if (name === 'brow') return { brow: known(hairs, value) }
  if (name.startsWith('tilt')) return { tilt: Number(name.slice(4)) }
  if (name.startsWith('turn')) return { turn: Number(name.slice(4)) }
  if (has(glasses, name)) return { glasses: name, frame: known(cloths, value) }
  if (has(mouths, name)) return { mouth: name }
  if (has(eyes, name)) return { eyes: name }
  if (has(brows, name)) return { brows: name }
  if (has(beards, name)) return { beard: name }
  return { earrings: known(earrings, name) }
}

export const recipes: Recipe[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [ground, skin, hair, color, wear, cloth, second, ...extras] = row.split(/\s+/)
    const plain: Recipe = {
      ground: known(grounds, ground),
      skin: known(skins, skin),
      hair: known(styles, hair),
      color: known({ ...cloths, ...hairs }, color),
      wear: known(garments, wear),
      cloth: known(cloths, cloth),
      second: known(cloths, second),
    }
    return Object.assign(plain, ...extras.map(extra))
  })
