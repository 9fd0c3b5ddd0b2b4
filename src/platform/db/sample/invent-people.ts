import { type Origin, origins } from './invented-names.ts'
import { avatar, departments, mailName, oneLine, type Person } from './sample-person.ts'
import { seeded } from './seeded.ts'

interface Word {
  text: string
  /** The form for an email address. */
  mail: string
}

const word = (written: string): Word => {
  const [text = '', mail] = written.replace(/^_/, ' ').split(':')
  return { text, mail: mail ?? mailName(text) }
}
const words = (list: string, separator: string | RegExp = ' ') => list.split(separator).map(word)

const joined = (firsts: readonly Word[], seconds: readonly Word[]): Word[] =>
  firsts.flatMap((first) =>
    seconds.map((second) => ({ text: first.text + second.text, mail: first.mail + second.mail })),
  )

/** Names with a unique email form: "Ōta" and "Ota", or two characters that sound alike, would share an address. */
const distinct = <Item extends Word>(items: readonly Item[]): Item[] => {
  const seen = new Set<string>()
  return items.filter(({ mail }) => !seen.has(mail) && seen.add(mail))
}

const numbers = (list: string) => list.split(' ').map(Number)
const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('An origin of invented people has an empty list')
  return item
}

/** An origin with its lists, and by the number of the names the values shared by all its people. */
function prepare(origin: Origin) {
  const seconds = origin.seconds ? words(origin.seconds) : [word(':')]
  const women = joined(words(origin.women), seconds).map((name) => ({
    ...name,
    pictures: numbers(origin.womenPictures),
  }))
  const men = joined(words(origin.men), seconds).map((name) => ({ ...name, pictures: numbers(origin.menPictures) }))
  const families = distinct(joined(words(origin.heads), words(origin.tails)))
  const trades = words(origin.trades, ';')
  const cities = origin.cities.split(';').map((pair) => pair.split('='))
  const streets = origin.streets.split(';')
  const companies = Array.from({ length: 160 }, (_, index) => {
    const family = at(families, index * 7 + 3)
    const trade = at(trades, index * 3 + Math.floor(index / 8))
    const [city = '', postalCode = ''] = at(cities, index)
    const address = {
      street: at(streets, index * 2 + 1).replace('#', String(1 + ((index * 37) % 140))),
      city,
      postalCode,
      country: origin.country,
    }
    const gap = origin.seconds ? '' : ' '
    return {
      name: `${family.text.trim()}${gap}${trade.text}`,
      domain: `${family.mail}-${trade.mail}.example`,
      address: oneLine(address),
      place: address,
    }
  })
  return { given: distinct([...women, ...men]), families, companies, phone: origin.phone }
}

const positions: Record<Person['department'], readonly string[]> = {
  Sales: ['Buyer', 'Head of buying', 'Account manager', 'Export manager', 'Category manager'],
  Support: ['Customer care', 'Order desk', 'Shop manager', 'Returns', 'Accounts'],
  Engineering: ['Web developer', 'Quality', 'Systems analyst', 'Product engineer', 'IT manager'],
  'Business Development': ['Owner', 'Managing director', 'Partnerships', 'Regional manager', 'Strategy'],
}
const labels = ['Wholesale', 'Newsletter', 'Partner', 'Supplier', 'Trade fair', 'VIP', 'Logistics', 'Press']
const starts = [
  'Met at the spring fair.',
  'Came through the web shop.',
  'Recommended by another customer.',
  'Took over the account last year.',
  'Asked for the catalogue and two samples.',
  'Has ordered every season so far.',
  'New since the summer; still small.',
  'Called about the delivery times.',
]
const ends = [
  'Prefers e-mail to the phone.',
  'Wants one invoice a month.',
  'Send the new price list in January.',
  'Deliveries in the morning only.',
  'Interested in the wooden toys above all.',
  'Compares us with two others, so answer quickly.',
  'Pays early and likes to be thanked for it.',
  'Call again after the holidays.',
  'Needs the certificates with each order.',
  'Mixed cartons, please.',
]

// A prime that divides no list's length: steps of it visit every pair of names before any repeats.
const stride = 104_729

/**
 * An endless sequence of people for samples and fills: all names and addresses differ, and the same seed gives the same
 * sequence.
 */
export function* invented(seed = 1): Generator<Person, never> {
  const random = seeded(seed)
  const prepared = random.shuffle(origins.map(prepare))
  const offset = random.int(0, 1_000_000)
  for (let index = 0; ; index += 1) {
    const { given, families, companies, phone } = at(prepared, index)
    const turn = Math.floor(index / prepared.length)
    const pairs = given.length * families.length
    const pair = (offset + turn * stride) % pairs
    const round = Math.floor(turn / pairs)
    const name = at(given, pair)
    const family = at(families, Math.floor(pair / given.length))
    const client = at(companies, random.int(0, companies.length - 1))
    const department = random.pick(departments)
    const digits = String(index).padStart(6, '0')
    let digit = 0
    yield {
      firstname: round ? `${name.text} ${round + 1}` : name.text,
      lastname: family.text,
      company: client.name,
      department,
      jobTitle: random.pick(positions[department]),
      phones: [phone.replace(/#/g, () => digits.charAt(digit++))],
      emails: [`${name.mail}.${family.mail}${round || ''}@${client.domain}`],
      address: client.address,
      place: client.place,
      avatar: avatar(random.pick(name.pictures)),
      notes: `${random.pick(starts)} ${random.pick(ends)}`,
      labels: random.chance(0.4) ? [random.pick(labels)] : [],
    }
  }
}

/** The first people of the sequence. */
export function inventPeople(count: number, seed = 1): Person[] {
  const people: Person[] = []
  if (count === 0) return people
  for (const person of invented(seed)) if (people.push(person) === count) break
  return people
}
