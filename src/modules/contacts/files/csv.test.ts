import { expect, test } from 'vitest'
import * as z from 'zod'
import { decodeText } from '#platform/text/decode-text.ts'
import { toContactCell } from './contact-cells.ts'
import { guessMapping } from './import-columns.ts'
import { applyMapping } from './import-rows.ts'
import { detectKind, parseContactsFile } from './read-file.ts'

const imported = (text: string) => {
  const { columns, rows } = parseContactsFile(text)
  return applyMapping(rows, guessMapping(columns))
}

test.each([
  ['commas', 'First name,Last name\nAda,"Lovelace, née Byron"\n', 'Lovelace, née Byron'],
  ['semicolons', 'First name;Last name\r\nAda;"Love;lace"\r\n', 'Love;lace'],
  ['tabs', 'First name\tLast name\nAda\tLovelace', 'Lovelace'],
  ['a byte order mark', '\uFEFFFirst name,Last name\nAda,Lovelace', 'Lovelace'],
  ["Excel's first line", '\uFEFFsep=;\r\nFirst name;Last name\r\nAda;"Love,lace"', 'Love,lace'],
  ['quoted line breaks', 'First name,Last name\n"Ada","Love\nlace ""L"""', 'Love\nlace "L"'],
  ['empty lines', '\nFirst name,Last name\n\n , \nAda,Lovelace\n\n', 'Lovelace'],
  ['additional cells', 'First name,Last name\nAda,Lovelace,more,and more', 'Lovelace'],
])('reads a file with %s', (_, text, lastname) => {
  expect(imported(text)).toEqual([{ firstname: 'Ada', lastname }])
})

test('reads missing cells as empty, and numbers columns of the same name', () => {
  expect(parseContactsFile('Phone,Phone,,Phone\n1,2')).toEqual({
    columns: ['Phone', 'Phone (2)', '#3', 'Phone (3)'],
    rows: [{ Phone: '1', 'Phone (2)': '2', '#3': '', 'Phone (3)': '' }],
  })
  expect(imported('Name,Phone,Phone\nAda,1,2')).toEqual([
    { firstname: 'Ada', phone: '1', morePhones: [{ label: 'other', value: '2' }] },
  ])
})

test.each(['', '\uFEFF', '\n\n', 'First name'])('reads no rows from a file without any: %j', (text) => {
  expect(parseContactsFile(text).rows).toEqual([])
})

test('accepts columns named like properties of every object', () => {
  const { columns, rows } = parseContactsFile('__proto__,constructor,First name\n1,2,Ada')
  expect(columns).toEqual(['__proto__', 'constructor', 'First name'])
  expect(applyMapping(rows, guessMapping(columns))).toEqual([{ firstname: 'Ada' }])
})

test.each([
  ['Prénom;Nom;Société;Téléphone portable;Adresse e-mail', ['firstname', 'lastname', 'company', 'phone', 'email']],
  ['Nom;Courriel', ['name', 'email']],
  ['الاسم الأول,اسم العائلة,الشركة,رقم الهاتف,البريد الإلكتروني', ['firstname', 'lastname', 'company', 'phone', 'email']],
  ['名,姓,公司,手机,邮箱,备注', ['firstname', 'lastname', 'company', 'phone', 'email', 'notes']],
  ['姓名,电话号码,Shoe size', ['name', 'phone', undefined]],
  ['FIRST_NAME,last-name,E-Mail', ['firstname', 'lastname', 'email']],
])('recognises the columns %s', (header, fields) => {
  expect(Object.values(guessMapping(parseContactsFile(`${header}\n`).columns))).toEqual(fields)
})

test('recognises Google’s columns', () => {
  const header =
    'First Name,Middle Name,Last Name,Organization Name,Organization Department,Notes,Photo,Labels,' +
    'E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,' +
    'Address 1 - Formatted,Address 1 - Street,Address 1 - City'
  const row =
    'Ada,King,Lovelace,Analytical,Marketing,Poet,,Friends ::: * myContacts,' +
    '* Home,ada@x.example,Work,a@y.example,Mobile,+44 1 ::: +44 2,"1 Street\nLondon",1 Street,London'
  expect(imported(`${header}\n${row}`)).toEqual([
    {
      firstname: 'Ada King',
      lastname: 'Lovelace',
      company: 'Analytical',
      notes: 'Poet',
      labels: ['Friends', 'Marketing'],
      email: 'ada@x.example',
      emailLabel: 'home',
      moreEmails: [{ label: 'work', value: 'a@y.example' }],
      phone: '+44 1',
      phoneLabel: 'mobile',
      morePhones: [{ label: 'mobile', value: '+44 2' }],
      address: '1 Street\nLondon',
    },
  ])
})

test('reads birthdays by the date order of their column, and omits unknown ones', () => {
  const text = 'First Name,Birthday\nAda,12/10/1815\nAlan,6/23/1912\nBo,0/0/00\nCy,4/12'
  expect(imported(text)).toEqual([
    { firstname: 'Ada', birthday: '1815-12-10' },
    { firstname: 'Alan', birthday: '1912-06-23' },
    { firstname: 'Bo' },
    { firstname: 'Cy', notes: 'Birthday: 4/12' },
  ])
})

test('keeps a website that cannot be stored in the notes', () => {
  expect(imported('First Name,Website\nAda,ftp://files0.example')).toEqual([
    { firstname: 'Ada', notes: 'Website: ftp://files0.example' },
  ])
})

test('adds the values of further columns of a field to the notes', () => {
  expect(imported('First Name,Website 1 - Value,Website 2 - Value\nAda,https://a.example,https://b.example')).toEqual([
    { firstname: 'Ada', website: 'https://a.example', notes: 'Website: https://b.example' },
  ])
})

test('recognises Outlook’s columns', () => {
  const header =
    'Title,First Name,Last Name,Company,Department,Business Street,Business City,Business Postal Code,Business Country/Region,' +
    'Business Phone,Home Phone,Mobile Phone,Categories,E-mail Address,E-mail 2 Address'
  const row = '"Dr",Ada,Lovelace,Analytical,Sales,1 Street,London,W1,UK,1,2,3,VIP;Old,ada@x.example,b@x.example'
  expect(imported(`${header}\n${row}`)).toEqual([
    {
      firstname: 'Ada',
      lastname: 'Lovelace',
      company: 'Analytical',
      department: 'Sales',
      address: '1 Street, London, W1, UK',
      phone: '1',
      phoneLabel: 'work',
      morePhones: [
        { label: 'home', value: '2' },
        { label: 'mobile', value: '3' },
      ],
      labels: ['VIP', 'Old'],
      email: 'ada@x.example',
      moreEmails: [{ label: 'other', value: 'b@x.example' }],
    },
  ])
})

test.each([
  ['Name\nAda King Lovelace', { firstname: 'Ada King', lastname: 'Lovelace' }],
  ['Name\n"Lovelace, Ada"', { firstname: 'Ada', lastname: 'Lovelace' }],
  ['Name\n李娜', { firstname: '李娜' }],
  ['Last name\nLovelace', { firstname: 'Lovelace' }],
  ['Company\nAnalytical', { firstname: 'Analytical', company: 'Analytical' }],
  ['Email\na@x.example', { firstname: 'a@x.example', email: 'a@x.example' }],
])('derives a name for a contact from %j', (text, contact) => {
  expect(imported(text)).toEqual([contact])
})

test('reads columns by the mapping, not by their names', () => {
  const { rows } = parseContactsFile('A,B,C\n1,2,3')
  expect(applyMapping(rows, { A: 'firstname', B: undefined, C: 'notes' })).toEqual([{ firstname: '1', notes: '3' }])
})

test('writes no only where a contact without the cell would have yes, and reads it', () => {
  const [usuallyNo, usuallyYes] = [{ schema: z.boolean().default(false) }, { schema: z.boolean().default(true) }]
  expect([toContactCell(usuallyNo, true), toContactCell(usuallyNo, false)]).toEqual(['yes', ''])
  expect([toContactCell(usuallyYes, true), toContactCell(usuallyYes, false)]).toEqual(['yes', 'no'])
  expect(imported('First name,Starred\nAda,yes\nBo,no\nCy,')).toEqual([
    { firstname: 'Ada', starred: true },
    { firstname: 'Bo', starred: false },
    { firstname: 'Cy' },
  ])
})

test('detects the encoding of a file', () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, 0x41, 0, 0xe9, 0])
  expect(decodeText(new TextEncoder().encode('Zoë 李'))).toBe('Zoë 李')
  expect(decodeText(Uint8Array.from([0x5a, 0x6f, 0xeb]))).toBe('Zoë')
  expect(decodeText(utf16)).toBe('Aé')
  expect([detectKind('\uFEFFBEGIN:VCARD\n'), detectKind('Begin,b')]).toEqual(['vcard', 'csv'])
})

test('reads ten megabytes in less than ten seconds', () => {
  const line = `Ada,Lovelace,"${'note '.repeat(18)}",+44 1,ada@x.example\n`
  const text = `First name,Last name,Notes,Phone,Email\n${line.repeat(Math.ceil(10_000_000 / line.length))}`
  const started = process.cpuUsage()
  const rows = imported(text)
  const { user } = process.cpuUsage(started)
  expect(rows.length).toBeGreaterThan(70_000)
  expect(user / 1e6).toBeLessThan(10)
})

test('reads choices by their names in the reader’s language', () => {
  const { columns, rows } = parseContactsFile('First name,Department\nAda,Ventes\nBo,Poésie')
  const labels = new Map([['ventes', 'Sales']])
  expect(applyMapping(rows, guessMapping(columns), () => labels)).toEqual([
    { firstname: 'Ada', department: 'Sales' },
    { firstname: 'Bo', labels: ['Poésie'] },
  ])
})
