import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { leastGrowth } from '#testing/inputs/cpu-time.ts'
import type { Contact } from '../contract.ts'
import { fields } from '../contract-fields.ts'
import { guessMapping } from './import-columns.ts'
import { applyMapping } from './import-rows.ts'
import { parseContactsFile } from './read-file.ts'
import { formatVcard } from './write-vcard.ts'

const imported = (text: string) => {
  const { columns, rows } = parseContactsFile(text, 'vcard')
  return applyMapping(rows, guessMapping(columns))
}

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')

test('reads version 2.1 with quoted-printable text and bare types', () => {
  const text = card(
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=96zt=C3=BCrk;Zo=C3=AB;;;',
    'TEL;CELL;PREF:+49 170 1',
    'TEL;WORK;VOICE:+49 30 2',
    'EMAIL;INTERNET:zoe@x.example',
    'ADR;HOME;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:;;Stra=DFe 1;K=F6ln;;50667;DE',
    'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:one=0D=0A=',
    'two = 2=2C end',
    'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ',
    ' SkZJRgABAQ',
    '',
  )
  expect(imported(text)).toEqual([
    {
      firstname: 'Zoë',
      lastname: 'Öztürk',
      phone: '+49 170 1',
      phoneLabel: 'mobile',
      morePhones: [{ label: 'work', value: '+49 30 2' }],
      email: 'zoe@x.example',
      address: 'Straße 1, Köln, 50667, DE',
      notes: 'one\r\ntwo = 2, end',
    },
  ])
})

test('reads version 3.0 with groups, folded lines and escapes, as from Apple’s contacts', () => {
  const text = card(
    'VERSION:3.0',
    'N:Lovelace\\;x;Ada;King;;',
    'FN:Ada King Lovelace',
    'ORG:Analytical\\, Ltd;Engineering',
    'item1.EMAIL;type=INTERNET;type=WORK:second@x.example',
    'item2.EMAIL;type=INTERNET;type=HOME;type=pref:first@x.example',
    'item1.X-ABLabel:_$!<Other>!$_',
    'TEL;type=CELL;type=VOICE:1',
    'NOTE:a\\nb\\\\n\\; and a lin',
    ' e that goes on',
    'CATEGORIES:Friends,a\\,b',
    'PHOTO;VALUE=uri:https://x.example/p.png',
  )
  expect(imported(text)).toEqual([
    {
      firstname: 'Ada King',
      lastname: 'Lovelace;x',
      company: 'Analytical, Ltd',
      department: 'Engineering',
      email: 'first@x.example',
      emailLabel: 'home',
      moreEmails: [{ label: 'work', value: 'second@x.example' }],
      phone: '1',
      phoneLabel: 'mobile',
      notes: 'a\nb\\n; and a line that goes on',
      labels: ['Friends', 'a,b'],
    },
  ])
})

test('keeps properties without a field in the notes: relations, anniversary, further addresses, own labels', () => {
  const text = card(
    'VERSION:3.0',
    'N:Lovelace;Ada;;;',
    'RELATED:Ada’s tutor',
    'X-ANNIVERSARY:1835-07-08',
    'ADR;TYPE=home:;;12 St James;London;;;UK',
    'ADR;TYPE=work:;;1 Dorset St;London;;;UK',
    'item1.TEL:+44 1',
    'item1.X-ABLabel:Hotline',
    'item2.EMAIL:ada@x.example',
    'item2.X-ABLabel:_$!<Other>!$_',
    'NOTE:Poet',
  )
  expect(imported(text)).toMatchObject([
    {
      address: '12 St James, London, UK',
      phone: '+44 1',
      notes: 'Poet\nRelated: Ada’s tutor\nAnniversary: 1835-07-08\nAddress: 1 Dorset St, London, UK\nHotline: +44 1',
    },
  ])
})

test('reads version 4.0 with URIs and quoted parameters', () => {
  const text = card(
    'VERSION:4.0',
    'FN:Ada Lovelace',
    'N:;;;;',
    'TEL;VALUE=uri;TYPE="home,voice":tel:+44-1',
    'TEL;VALUE=uri;PREF=1;TYPE="work:x":tel:+44-2',
    'EMAIL;TYPE=work:mailto:ada@x.example',
  )
  expect(imported(text)).toEqual([
    {
      firstname: 'Ada',
      lastname: 'Lovelace',
      phone: '+44-2',
      phoneLabel: 'work',
      morePhones: [{ label: 'home', value: '+44-1' }],
      email: 'ada@x.example',
      emailLabel: 'work',
    },
  ])
})

test('reads several cards, and skips groups, nested cards and invalid lines', () => {
  const text =
    `rubbish\n${card('VERSION:3.0', 'FN:One', 'no colon here', 'X-ODD;;;=:x')}\n\n` +
    card('VERSION:2.1', 'N:Two', 'AGENT:', 'BEGIN:VCARD', 'FN:Assistant', 'END:VCARD', 'TEL:2') +
    card('VERSION:4.0', 'KIND:group', 'FN:Friends') +
    'BEGIN:VCARD\nFN:Cut off'
  expect(imported(text)).toEqual([
    { firstname: 'One' },
    { firstname: 'Two', phone: '2' },
    { firstname: 'Cut', lastname: 'off' },
  ])
  expect(imported('')).toEqual([])
})

test('reads job title, website and birthday, and adds invalid ones to the notes', () => {
  const cards = [
    card('VERSION:3.0', 'FN:Ada', 'TITLE:Analyst\\, retired', 'URL:www.x.example', 'BDAY:1815-12-10'),
    card('VERSION:4.0', 'FN:Alan', 'BDAY:19120623'),
    card('VERSION:4.0', 'FN:Bo', 'NOTE:Friend', 'BDAY:--0412', 'URL:ftp://x.example'),
  ]
  expect(imported(cards.join(''))).toEqual([
    { firstname: 'Ada', jobTitle: 'Analyst, retired', website: 'https://www.x.example', birthday: '1815-12-10' },
    { firstname: 'Alan', birthday: '1912-06-23' },
    { firstname: 'Bo', notes: 'Friend\nBirthday: --0412\nWebsite: ftp://x.example' },
  ])
})

const contact: Contact = {
  ...createDefaultValues(fields),
  id: 1,
  uid: 'urn:uuid:1',
  firstname: 'Zoë; "Z"',
  lastname: 'Öztürk, Jr.',
  image: '',
  department: 'Sales',
  company: 'A;B,C\\D',
  phone: '+49 30 1',
  email: 'zoe@x.example',
  address: 'Street 1\nCity',
  notes: `${'😀李娜é'.repeat(40)}\n\\n;,:`,
  frequentlycontacted: false,
  starred: true,
  deleted: false,
  morePhones: [{ label: 'mobile', value: '+49 170 2' }],
  moreEmails: [{ label: 'home', value: 'home@x.example' }],
  labels: ['a,b', 'VIP'],
  companyId: null,
  owner: { id: 'u1', name: 'Somebody' },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  deletedAt: null,
}

test('exports lines that end in CRLF and have at most 75 octets', () => {
  const lines = formatVcard(contact).split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.join('')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
})

test('exports a file that another library reads', () => {
  // The library keeps the backslash that version 3.0 requires before a semicolon.
  const notes = contact.notes.replace(';', '')
  const read = new ICAL.Component(ICAL.parse(formatVcard({ ...contact, notes, labels: ['VIP', 'Old'] })))
  const value = (name: string) => read.getFirstPropertyValue(name)
  expect(value('n')).toEqual([contact.lastname, contact.firstname, '', '', ''])
  expect(value('org')).toEqual([contact.company, 'Sales'])
  expect(value('note')).toBe(notes)
  expect(read.getAllProperties('tel').map((line) => [line.getFirstValue(), line.getParameter('type')])).toEqual([
    ['+49 30 1', 'PREF'],
    ['+49 170 2', 'CELL'],
  ])
  expect(read.getFirstProperty('categories')?.getValues()).toEqual(['VIP', 'Old'])
})

test('reads ten megabytes in less than ten seconds', () => {
  const formattedCard = formatVcard(contact)
  const text = formattedCard.repeat(Math.ceil(10_000_000 / formattedCard.length))
  const started = process.cpuUsage()
  const rows = imported(text)
  const { user } = process.cpuUsage(started)
  expect(rows.length).toBeGreaterThan(5000)
  expect(user / 1e6).toBeLessThan(10)
})

test.each([
  ['folds', (size: number) => card('FN:Ada', `NOTE:x${'\r\n y'.repeat(size / 4)}`)],
  [
    'soft breaks',
    (size: number) => card('FN:Ada', `NOTE;${'A;'.repeat(900)}QUOTED-PRINTABLE:${'x=\n'.repeat(size / 3)}`),
  ],
  ['open quotation marks', (size: number) => card('FN:Ada', `NOTE;${'"x'.repeat(size / 2)}`)],
  ['parameters', (size: number) => card('FN:Ada', `NOTE;${'A=b;'.repeat(size / 4)}:x`)],
  ['nested cards', (size: number) => 'BEGIN:VCARD\n'.repeat(size / 12)],
  ['backslashes', (size: number) => card(`FN:${'\\'.repeat(size)}`)],
  ['pictures', (size: number) => card('FN:Ada', `PHOTO;ENCODING=b:${'AAAA'.repeat(size / 4)}`)],
  ['cards', (size: number) => card('FN:Ada').repeat(size / 30)],
])('reads twice as many %s in about twice the time', (_, make) => {
  const read = (size: number) => {
    const text = make(size)
    return () => parseContactsFile(text, 'vcard')
  }
  expect(leastGrowth(read, { small: 90_000, large: 180_000 }, 50)).toBeLessThan(3.5)
})

test('counts the pictures, logos, sounds and keys that are left out', () => {
  const text = card('FN:Ada', 'PHOTO;ENCODING=b:AAAA', 'LOGO:', 'KEY:data:x') + card('FN:Eva', 'SOUND:data:y')
  expect(parseContactsFile(text)).toMatchObject({ omittedCount: 3, columns: ['Name'] })
  expect(parseContactsFile(card('FN:Ada'))).toMatchObject({ omittedCount: 0 })
})

test('skips pictures of any size, and reports a text that is too long', () => {
  expect(imported(card('FN:Ada', `PHOTO;ENCODING=b:${'AAAA'.repeat(1_000_000)}`))).toEqual([{ firstname: 'Ada' }])
  expect(() => imported(card('FN:Ada', `NOTE:${'x'.repeat(200_001)}`))).toThrow('longCell')
})
