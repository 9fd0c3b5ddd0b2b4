import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const lists = {
  contacts: { base: '/api/data/contacts/ContactsData', draft: { firstname: 'Imani', lastname: 'Harbour' } },
  crates: { base: '/api/data/crates', draft: { title: 'Ropes and hooks' } },
  invoices: { base: '/api/data/invoicedata' },
}

/** Creates a record of each kind that has a draft, on a running server of the old version. */
export async function writeRecords(origin) {
  for (const { base, draft } of Object.values(lists).filter((list) => list.draft)) {
    const body = JSON.stringify(draft)
    const { status } = await fetch(`${origin}${base}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (status !== 201) throw new Error(`POST ${base}: ${status}`)
  }
}

/** The visible records of a server, and the number of each kind. */
export async function readRecords(origin) {
  const shown = Object.entries(lists).map(async ([name, { base, draft }]) => {
    const response = await fetch(`${origin}${base}?limit=100`)
    if (response.status !== 200) throw new Error(`GET ${base}: ${response.status}`)
    const records = await response.json()
    const [[field, value] = []] = Object.entries(draft ?? {})
    const isThere = draft === undefined || records.some((record) => record[field] === value)
    return `${name}: ${response.headers.get('x-total-count')}, ids ${records.map(({ id }) => id).toSorted()}, ${isThere ? 'with ours' : 'without ours'}`
  })
  return (await Promise.all(shown)).join('\n')
}

/** The faults of the tables: migrations of both sides must have run, and additions of the project must be kept. */
export function checkTables(data) {
  const file = path.join(data, 'atrium.sqlite')
  if (!existsSync(file)) return `${file} is not there`
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const names = database
      .prepare(`select name from migrations where module = 'invoices'`)
      .all()
      .map(({ name }) => name)
    const missing = ['0004-cost-centre', '0004-sums'].filter((name) => !names.includes(name))
    if (missing.length > 0) return `not applied: ${missing.join(', ')}`
    const { without } = database.prepare(`select count(*) as without from invoices where costCentre <> 'harbour'`).get()
    return without === 0 ? undefined : `${without} invoices have lost their cost centre`
  } finally {
    database.close()
  }
}
