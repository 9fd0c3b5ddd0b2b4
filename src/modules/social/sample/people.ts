import type { Insertable } from 'kysely'
import type { SampleTools } from '#platform/db/sample/sample.ts'
import { drawnCovers, type Experience, type Link } from '../contract-people.ts'
import { derivedColumns } from '../server/people-rows.ts'
import type { StoredCover, Tables } from '../server/tables.ts'

const codes: Readonly<Record<string, string>> = {
  'United Kingdom': 'GB',
  France: 'FR',
  Deutschland: 'DE',
  Sverige: 'SE',
  España: 'ES',
  Italia: 'IT',
  Portugal: 'PT',
  Polska: 'PL',
  Česko: 'CZ',
  Canada: 'CA',
  'United States': 'US',
  Australia: 'AU',
  'New Zealand': 'NZ',
  الأردن: 'JO',
  'الإمارات العربية المتحدة': 'AE',
  中国: 'CN',
  Japan: 'JP',
  Kenya: 'KE',
  Brasil: 'BR',
  India: 'IN',
  Türkiye: 'TR',
  Ireland: 'IE',
  Nigeria: 'NG',
  Nederland: 'NL',
  México: 'MX',
  'Việt Nam': 'VN',
}

// Descriptions and former jobs of colleagues: title, company, from, to.
const colleagues = [
  [
    'I keep the house in order so that the others can make things. Porto by birth, Bristol by weather. Ask me about tiles, timetables and small promises.',
    'Operations manager, Andorinha Press, 2015-03, 2019-08',
  ],
  [
    'Sells wooden toys by letting people hold them. Knows every night train between here and Kraków.',
    'Key account manager, Zielona Kredka, 2013-01, 2018-05',
  ],
  [
    'Answers within a day, usually within a tea. Mends things before she replaces them.',
    'Support, Casa Blu, 2017-09, 2020-12',
  ],
  [
    'Looks for one cent and finds it. Choir on Tuesdays, second bass.',
    'Junior accountant, Ropewalk & Sons, 2014-06, 2019-02',
  ],
  ['Covers, labels, and three blues a year. Draws before breakfast.', 'Illustrator, independent, 2012-04, 2018-10'],
  [
    'Makes the shop quick on slow trains. Believes in plain pages and long walks.',
    'Web developer, Fjällbyrån, 2016-02, 2021-03',
  ],
  [
    'Finds who makes it well, and goes there to look. Speaks four languages, bargains in two.',
    'Buyer, Hangzhou Craft Export, 2014-07, 2019-11',
  ],
  ['Everything has a place, and most of it is in it. Grows leeks.', 'Shift leader, Severn Storage, 2010-05, 2016-09'],
] as const

const mottos = [
  'Mostly here for the pictures, and for what people make of wood and paper.',
  'Writes seldom, reads everything.',
  'Happy to talk about small shops, good string and early trains.',
  'Collects labels from parcels. Yes, all of them.',
  'Believes that a thing should be as nice on the underside.',
  'Answers questions about deliveries, and some about life.',
  'Here to learn from people who make things slowly.',
  'Two children, one dog, no spare time, many books.',
]

const earlier = ['Assistant', 'Trainee', 'Coordinator', 'Associate']

type PersonRow = Insertable<Tables['socialPeople']> & { id: number }

const year = (now: string, before: number) => Number(now.slice(0, 4)) - before

const experienced = (jobs: Experience[]) => JSON.stringify(jobs)
const linked = (links: Link[]) => JSON.stringify(links)

/** All people of the sample, users first. */
export function samplePeople(tools: SampleTools): PersonRow[] {
  const { users, people } = tools
  return [
    ...users.map((user, index) => colleagueRow(user, index, tools)),
    ...people.map((person, index) => externalPersonRow(person, users.length + index + 1, tools)),
  ]
}

const coverAndAge = (id: number, { ago }: SampleTools) => ({
  cover: JSON.stringify({
    drawn: drawnCovers[(id - 1) % drawnCovers.length] ?? 'hills',
    file: null,
  } satisfies StoredCover),
  joinedAt: ago({ days: 340 + ((id * 37) % 420) }),
})

function colleagueRow(user: SampleTools['users'][number], index: number, tools: SampleTools): PersonRow {
  const { company } = tools
  const [about, before] = colleagues[index] ?? ['', '']
  const [title = '', employer = '', from = '', to = ''] = before.split(', ')
  const described = {
    handle: user.email.split('@')[0] ?? '',
    name: `${user.firstname} ${user.lastname}`,
    role: user.jobTitle,
    company: company.name,
    country: 'GB',
    city: company.place.city,
  }
  return {
    id: index + 1,
    userId: user.id,
    avatar: user.avatar,
    about,
    ...described,
    ...derivedColumns(described),
    ...coverAndAge(index + 1, tools),
    experience: experienced([
      { title: user.jobTitle, company: company.name, from: to, to: null },
      { title, company: employer, from, to },
    ]),
    links: linked([{ label: company.name, url: company.website }]),
  }
}

function externalPersonRow(person: SampleTools['people'][number], id: number, tools: SampleTools): PersonRow {
  const { company, random, ago } = tools
  const isWestern = !/\p{Script=Han}/u.test(person.lastname)
  const described = {
    handle: person.emails[0]?.split('@')[0] ?? '',
    name: isWestern ? `${person.firstname} ${person.lastname}` : person.lastname + person.firstname,
    role: person.jobTitle,
    company: person.company,
    country: codes[person.place.country] ?? '',
    city: person.place.city,
  }
  const since = year(ago({}), random.int(2, 9))
  return {
    id,
    userId: null,
    avatar: person.avatar,
    about: random.pick(mottos),
    ...described,
    ...derivedColumns(described),
    ...coverAndAge(id, tools),
    experience: experienced([
      { title: person.jobTitle, company: person.company, from: `${since}-0${random.int(1, 9)}`, to: null },
      ...(random.chance(0.5)
        ? [
            {
              title: random.pick(earlier),
              company: person.company,
              from: `${since - random.int(2, 5)}-0${random.int(1, 9)}`,
              to: `${since - 1}-1${random.int(0, 2)}`,
            },
          ]
        : []),
    ]),
    links: linked([{ label: person.company, url: `https://${person.emails[0]?.split('@')[1] ?? company.domain}` }]),
  }
}
