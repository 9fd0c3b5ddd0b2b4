import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clients, colleagues, company, inventPeople, people, seeded } from './sample-people.ts'

const everyone = [...colleagues, ...people]
const names = everyone.map(({ firstname, lastname }) => `${firstname} ${lastname}`)
const emails = [...colleagues.map(({ email }) => email), ...people.flatMap((person) => person.emails)]

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('the first four colleagues have one role each, the administrator first', () => {
  expect(colleagues.slice(0, 4).map(({ role }) => role)).toEqual(['admin', 'manager', 'agent', 'viewer'])
  expect(colleagues.map(({ id }) => id)).toEqual(['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8'])
})

test('names, addresses and phone numbers are unique', () => {
  expect(people.length).toBeGreaterThanOrEqual(64)
  expect(repeated(names)).toEqual([])
  expect(repeated(emails)).toEqual([])
  expect(repeated(people.flatMap(({ phones }) => phones))).toEqual([])
})

test('people are complete, and their email addresses reach nobody', () => {
  for (const person of people) {
    const { phones, labels, ...texts } = person
    expect(Object.entries(texts).filter(([, value]) => !value)).toEqual([])
    expect([...phones, ...labels].every((text) => text.length > 1)).toBe(true)
    expect(phones.join('')).toMatch(/^[+\d ]+$/)
  }
  for (const email of [...emails, company.email]) expect(email).toMatch(/^[a-z.]+@[a-z-]+\.example$/)
})

test('every client has employees with its address', () => {
  expect(new Set(people.map((person) => person.company))).toEqual(new Set(clients.map(({ name }) => name)))
  expect(repeated(clients.map(({ domain }) => domain))).toEqual([])
  for (const client of clients) {
    const staff = people.filter((person) => person.company === client.name)
    expect(new Set(staff.map(({ address }) => address))).toEqual(new Set([client.address]))
  }
})

test('names include accented Latin, Arabic and Chinese', () => {
  for (const script of [/\p{Script=Arabic}/u, /\p{Script=Han}/u, /[À-ỹ]/u]) {
    expect(names.filter((name) => script.test(name)).length).toBeGreaterThan(4)
  }
})

test('everybody has a portrait of their own, below 3 kB', () => {
  expect(repeated(everyone.map(({ avatar }) => avatar))).toEqual([])
  for (const { avatar } of everyone) {
    const file = new URL(`../../../../public${avatar}`, import.meta.url)
    expect(existsSync(file), avatar).toBe(true)
    expect(readFileSync(file).length).toBeLessThan(3000)
  }
})

test('invented people differ from one another, whatever their number', () => {
  const many = inventPeople(100_000, 7)
  expect(new Set(many.map(({ firstname, lastname }) => `${firstname} ${lastname}`)).size).toBe(many.length)
  expect(new Set(many.map(({ emails: [email] }) => email)).size).toBe(many.length)
  expect(new Set(many.map(({ phones: [phone] }) => phone)).size).toBe(many.length)
  expect(many.filter(({ emails: [email = ''] }) => !/^[a-z]+\.[a-z]+@[a-z]+-[a-z]+\.example$/.test(email))).toEqual([])
})

test('the same seed invents the same people, another seed different ones', () => {
  expect(inventPeople(500, 7)).toEqual(inventPeople(500, 7))
  expect(inventPeople(500, 7)).toEqual(inventPeople(2000, 7).slice(0, 500))
  expect(inventPeople(500, 8)).not.toEqual(inventPeople(500, 7))
})

test('seeded numbers repeat and stay within their bounds, and shuffling keeps all items', () => {
  const [first, second] = [seeded(1), seeded(1)]
  const rolls = Array.from({ length: 1000 }, () => first.int(1, 6))
  expect(Array.from({ length: 1000 }, () => second.int(1, 6))).toEqual(rolls)
  expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  expect(first.shuffle(rolls).toSorted()).toEqual(rolls.toSorted())
  expect(() => first.pick([])).toThrow('nothing to pick')
})
