export const departments = ['Sales', 'Support', 'Engineering', 'Business Development'] as const

export interface Place {
  street: string
  city: string
  postalCode: string
  country: string
}

export interface Person {
  firstname: string
  lastname: string
  company: string
  department: (typeof departments)[number]
  jobTitle: string
  /** The first is the office number, a second the mobile number. */
  phones: readonly string[]
  /** The first is personal, a second shared with colleagues. */
  emails: readonly string[]
  /** In one line, in the order of its country. */
  address: string
  place: Place
  avatar: string
  notes: string
  labels: readonly string[]
}

export const avatar = (number: number) => `/pictures/avatars/${String(number).padStart(2, '0')}.svg`

const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

/** A name in an email address: "Wójtowska" is `wojtowska`, "van Duijvenbode" is `vanduijvenbode`. */
export const mailName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[łøđıßæœ]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')

const postalCodeLast = new Set(
  'United Kingdom,United States,Canada,Australia,New Zealand,Ireland,India,Kenya,Nigeria,Japan,Brasil,Việt Nam'.split(
    ',',
  ),
)

/** The address in one line, in its own country's order. */
export function oneLine({ street, city, postalCode, country }: Place) {
  if (country === '中国') return `${country}${city}${street} ${postalCode}`
  if (/\p{Script=Arabic}/u.test(country)) return `${street}، ${city} ${postalCode}، ${country}`
  return `${street}, ${postalCodeLast.has(country) ? `${city} ${postalCode}` : `${postalCode} ${city}`}, ${country}`
}
