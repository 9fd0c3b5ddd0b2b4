import * as z from 'zod'
import type { Sample, SampleTools } from '#platform/db/sample/sample.ts'
import { sampleValues } from '#platform/db/sample/sample-values.ts'
import { flatFields, type Person } from './contract-supplier.ts'
import type { Country } from './countries.ts'
import { toSupplierRow } from './server/supplier-rows.ts'
import type { Tables } from './server/tables.ts'

type Known = [
  name: string,
  kind: 'goods' | 'packaging' | 'transport' | 'services',
  country: Country,
  street: string,
  postalCode: string,
  city: string,
  vatNumber: string,
  iban: string,
  person: string,
  role: Person['role'],
  days: number,
]

const knownSuppliers: readonly Known[] = [
  [
    'Halden Paper Works',
    'packaging',
    'DE',
    'Speicherstraße 14',
    '20457',
    'Hamburg',
    'DE811907980',
    'DE89370400440532013000',
    'Jonas Halden',
    'sales',
    2,
  ],
  [
    'Atelier Mercier',
    'goods',
    'FR',
    '8 rue des Cordeliers',
    '69002',
    'Lyon',
    'FR83404833048',
    'FR1420041010050500013M02606',
    'Camille Mercier',
    'management',
    9,
  ],
  [
    'Northline Freight',
    'transport',
    'GB',
    '41 Quayside',
    'NE1 3DX',
    'Newcastle upon Tyne',
    'GB980780684',
    'GB29NWBK60161331926819',
    'Priya Raman',
    'logistics',
    16,
  ],
  ['Nile Cotton House', 'goods', 'EG', '22 Sherif Street', '11511', 'Cairo', '', '', 'Mona Farouk', 'sales', 24],
  [
    'Kobling Teknik',
    'services',
    'DK',
    'Refshalevej 153',
    '1432',
    'København',
    'DK13585628',
    'DK5000400440116243',
    'Freja Lund',
    'accounts',
    37,
  ],
  ['浦江电子', 'goods', 'CN', '浦东南路 1200 号', '200120', '上海', '', '', '陈晓明', 'sales', 51],
]

const Flat = z.strictObject(flatFields)

const createSuppliers = (tools: SampleTools) =>
  knownSuppliers.map(([name, kind, country, street, postalCode, city, vatNumber, iban, person, role, days], at) => {
    const { users, user, ago } = tools
    const draft = {
      ...sampleValues(Flat, at, tools, {
        name,
        kind,
        country,
        street,
        postalCode,
        city,
        vatNumber,
        iban,
        website: `https://supplier${at + 1}.example`,
        about: '',
        region: '',
        startsOn: ago({ days }).slice(0, 10),
        endsOn: '',
        paymentDays: at % 2 === 0 ? 30 : 14,
        orderLimit: 5000 * (at + 1),
      }),
      people: [{ name: person, email: `${role}@supplier${at + 1}.example`, phone: '', role }],
      attachments: [],
      agreed: true as const,
    }
    const createdById = users[at % 4]?.id ?? user.id
    const createdAt = ago({ days, minutes: at * 7 })
    return { id: at + 1, ...toSupplierRow(draft, { attachments: [], createdById, createdAt }) }
  })

function createDrafts({ users, user, ago }: SampleTools) {
  const begun = { attachments: '[]', supplierId: null, discardedAt: null }
  return [
    {
      ...begun,
      id: 1,
      ownerId: user.id,
      values: JSON.stringify({
        name: 'Lumen Displays',
        kind: 'goods',
        website: 'https://lumen.example',
        country: 'NL',
      }),
      version: 4,
      createdAt: ago({ hours: 5 }),
      updatedAt: ago({ hours: 4 }),
    },
    {
      ...begun,
      id: 2,
      ownerId: users[1]?.id ?? user.id,
      values: JSON.stringify({ name: 'Brightwater Cleaning', kind: 'services', country: 'GB' }),
      version: 2,
      createdAt: ago({ days: 1 }),
      updatedAt: ago({ days: 1 }),
    },
  ]
}

const sample: Sample<Tables> = (tools) => ({ suppliers: createSuppliers(tools), supplierDrafts: createDrafts(tools) })

export default sample
