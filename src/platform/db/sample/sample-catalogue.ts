import { toCents } from '#platform/numbers/money.ts'

export interface SampleProduct {
  /** From 1, in order of creation. */
  number: number
  sku: string
  title: string
  /** Plain text. */
  description: string
  /** In cents, before the discount. */
  price: number
  /** In percent. */
  discount: number
  category: ('books' | 'fashion' | 'electronics' | 'toys')[]
  gender: 'Men' | 'Women' | 'Kids'
  colors: (typeof hues)[keyof typeof hues][]
  /** A path of this site, `/pictures/products/stacking-boats.svg`. */
  photo: string
}

const hues = {
  blue: '#1890FF',
  lime: '#94D82D',
  red: '#FF4842',
  amber: '#FFC107',
  green: '#00AB55',
  black: '#000000',
  pink: '#FFC0CB',
} as const

const categories = ['books', 'fashion', 'electronics', 'toys'] as const
const genders = ['Men', 'Women', 'Kids'] as const

// Two lines for each product: title | price | discount in percent | categories | for whom | colours; then the shop's
// description.
const rows = `
Snow on the Post Van | 12.99 | 0 | books | Kids | red blue
  The village is snowed in, and eleven letters will not wait. A picture book for cold mornings, 32 pages, printed on uncoated paper. For ages 3 to 6.
Pull-along duck | 18.00 | 10 | toys | Kids | amber
  Beech, maple and a head that nods when it walks. The rope is 70 cm long and can be swapped for a longer one, free of charge. From 18 months.
Paper night-light | 22.00 | 0 | electronics | Kids | amber green
  A folded paper shade with a warm light that dims over half an hour. Charges by USB-C, glows for eleven hours. The paper can be wiped.
Stacking boats | 19.50 | 0 | toys | Kids | blue red amber
  Five boats that fit into each other, float upright and dry without cracking. Maple, water-based paint. From 1 year.
Linen overshirt | 68.00 | 0 | fashion | Men | blue black
  Slate-blue linen from Normandy, washed once so that it keeps its size. Horn buttons, two pockets, a loop to hang it by. Wash at 40 °C.
Story lamp | 54.00 | 15 | electronics toys | Kids | amber blue
  Turn the ring and the lamp shows the next picture on the wall: eight stories, six pictures each. Works on 110 to 240 volts. From 3 years.
Wooden farm animals | 26.00 | 0 | toys | Kids | green pink
  Cow, sheep, pig, goat, hen and a dog that belongs to nobody. Lime wood, oiled, each about as tall as a thumb.
Dot-grid pads | 9.50 | 0 | books | Women | black
  Three pads of 60 sheets with a 5 mm dot grid, glued at the head. Ink does not show through.
Children’s overshirt | 42.00 | 20 | fashion | Kids | blue lime
  The linen overshirt, made for climbing: double elbows, snaps instead of buttons and sleeves that grow with one turn. Sizes 92 to 128.
Tin kite | 24.50 | 0 | toys | Kids | red amber
  Light as a kite must be and only named after the tin that it comes in. Flies from Beaufort 2. With 40 m of line and a spare tail.
Nine Boats and a Goose | 11.50 | 0 | books | Kids | blue
  A counting book that goes wrong at nine. Board pages with rounded corners. For ages 1 to 3.
Linen apron | 36.00 | 0 | fashion | Women | black lime
  Crossed straps and no knot. Two pockets deep enough for a wooden spoon. Softer after every wash.
Marble run | 39.00 | 0 | toys | Kids | lime red
  Forty-two pieces of beech, thirty marbles, no glue and no plan. The funnel takes practice. From 4 years.
Bedside dimmer lamp | 72.00 | 0 | electronics | Women | black amber
  Hold for three seconds, then let go: it remembers how bright you like it. Oak base, pleated linen shade, E14 bulb included.
Indigo work jacket | 118.00 | 0 | fashion | Men | blue
  Cotton dyed with indigo by hand, each length a little different. Three pockets and a collar that stands up to wind. Wash at 40 °C, not at 60.
The Quiet Tram | 12.99 | 0 | books | Kids | green
  The last tram of the night is never empty. A picture book with almost no words, 40 pages. For ages 3 to 7.
Yo-yo | 8.50 | 0 | toys | Kids | red blue lime
  Maple, turned in one piece and balanced by hand. With a second string, since the first one always knots.
Wooden alarm clock | 45.00 | 0 | electronics | Men | black
  Ash around a quiet movement that you cannot hear from the pillow. The alarm starts soft and means it by the third minute.
Striped socks | 11.00 | 0 | fashion | Kids | red black
  Three pairs, and any two of the six socks match well enough. Organic cotton, sizes 23 to 34.
Harbour, complete | 64.00 | 0 | toys | Kids | blue red
  Quay, lighthouse, crane, ferry and 41 pieces in all. Beech and maple, packed in a box that becomes the sea wall. From 3 years.
Linen dress | 96.00 | 25 | fashion | Women | green pink
  Cut wide, with pockets that are worth the name. Sage linen, woven in Normandy. Falls below the knee.
Bread on Sundays | 24.00 | 0 | books | Women | amber
  Twenty-two loaves for people with one free day. Each recipe on a single spread that lies flat on the table.
Rainbow blocks | 29.00 | 0 | toys | Kids | red amber lime blue
  Seven arches, seven colours, no wrong way round. Lime wood, stained so that the grain shows. From 1 year.
Pocket torch | 16.50 | 0 | electronics | Kids | red black
  Fits a small hand, cannot dazzle and blinks twice before it is empty. Charges by USB-C in half an hour.
Wool beanie | 21.00 | 0 | fashion | Men | red blue black
  Lambswool from the Dales, knitted without a seam. One size, turned up once or twice.
Bath set | 14.50 | 0 | toys | Kids | blue amber
  A cup that pours, a whale that spouts and a sponge shaped like neither. Dries overnight in its net.
Alphabet of Small Tools | 14.00 | 0 | books | Kids | red black
  From awl to zip: 26 tools, what they are for and who invented them by accident. For ages 5 to 9.
Kitchen radio | 89.00 | 10 | electronics | Men | green black
  FM, DAB and Bluetooth with three knobs and no menu. Walnut front, wipes clean of flour.
Dungarees | 38.00 | 0 | fashion | Kids | amber green
  Cord that survives slides. Straps with three positions and knees that take a patch from the inside.
Shape sorter | 23.00 | 0 | toys | Kids | lime blue amber
  Six shapes, six openings and a lid that parents can open quietly. Beech, from 1 year.
Raincoat | 46.00 | 0 | fashion | Kids | amber blue
  Waterproof, unlined, and big enough for a jumper below it. Reflects at the back. Sizes 92 to 128.
Mending by Hand | 19.00 | 0 | books | Women | pink
  Darns, patches and invisible seams, drawn stitch by stitch. With a page of thread to begin with.
Wooden post van | 17.50 | 0 | toys | Kids | red
  The van of the book, with doors that open and eleven letters to lose under the sofa. From 2 years.
Star night-light | 25.00 | 0 | electronics | Kids | amber pink
  A folded star for the shelf or the wall. Warm light in three steps, charges by USB-C, nine hours on the middle one.
Indigo scarf | 34.00 | 0 | fashion | Women | blue
  Two metres of hand-dyed cotton from Abeokuta, resist-printed with cassava paste. No two are alike.
Town jigsaw | 15.50 | 0 | toys | Kids | lime red
  Forty-eight large pieces, a market square and a cat on every roof but one. 50 × 36 cm. From 4 years.
Field Notes for Short Walks | 16.00 | 15 | books | Men | green
  Fifty walks under two hours that begin at a station. With room for what you saw and a pocket for leaves.
Reading lamp | 62.00 | 0 | electronics | Women | red black
  A shade on a brass joint that stays where you put it. Lights one book and lets the other half of the bed sleep.
Spinning top | 7.50 | 0 | toys | Kids | pink lime
  Turned from cherry, spins for a minute and a half if you are good. The record in the workshop is 2:41.
Canvas tote | 18.00 | 0 | fashion | Women | black amber
  Twelve-ounce canvas with a flat base. Carries a melon, a lamp or four picture books. Two lengths of handle.
Winter reading box | 34.00 | 0 | books toys | Kids | blue red
  Three picture books, a pair of socks and a paper star, wrapped and ready. Packed in November, gone by Christmas.
Children’s headphones | 32.00 | 0 | electronics | Kids | blue pink
  Never louder than 85 decibels, whatever the tablet says. Folds flat, with a cable to share with a friend.
Linen shirt | 58.00 | 0 | fashion | Women | pink blue
  A band collar, sleeves that roll and stay. Made from the shorter lengths of the overshirt’s linen, so that nothing is left over.
Wooden crane | 4.90 | 0 | toys | Kids | amber
  The crane of the harbour, for those who have two harbours. The hook is magnetic. From 3 years.
The Night the Moon Knocked | 12.99 | 30 | books | Kids | black amber
  The moon has lost its key and it is your turn to open the door. A picture book for the very last minute, 28 pages. For ages 2 to 5.
Balance moon | 21.50 | 0 | toys | Kids | amber black
  A crescent and twelve stars to stack on it. The thirteenth is in the box and has never once stayed up. From 3 years.
Music box speaker | 49.00 | 0 | electronics toys | Kids | lime red
  Put a figure on top and it plays its song. Comes with fox, owl and kettle; records your own stories as well.
Picnic rug | 52.00 | 20 | fashion | Men | red green
  Recycled wool in a check that hides the grass. Rolls up into its own strap. 150 × 180 cm.
`

const pictureName = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z]+/g, '-')

const wordsIn = <Word extends string>(words: readonly Word[], text: string) =>
  words.filter((word) => text.split(' ').includes(word))

const colours = ['blue', 'lime', 'red', 'amber', 'green', 'black', 'pink'] as const

/** The products of the sample company: items of its shop, lines of its invoices. */
export const catalogue: readonly SampleProduct[] = rows
  .trim()
  .split(/\n(?! )/)
  .map((row, at) => {
    const [facts = '', description = ''] = row.split('\n').map((line) => line.trim())
    const [title = '', price = '', discount = '', category = '', gender = '', color = ''] = facts.split(' | ')
    const sorts = wordsIn(categories, category)
    return {
      number: at + 1,
      sku: `LM-${(sorts[0] ?? '').slice(0, 2).toUpperCase()}-${String(101 + at * 7)}`,
      title,
      description,
      price: toCents(Number(price)),
      discount: Number(discount),
      category: sorts,
      gender: wordsIn(genders, gender)[0] ?? 'Kids',
      colors: wordsIn(colours, color).map((name) => hues[name]),
      photo: `/pictures/products/${pictureName(title)}.svg`,
    }
  })
