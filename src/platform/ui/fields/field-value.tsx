import { useFormats } from '#platform/i18n/format.ts'
import { type FieldKind, fieldOf } from '#platform/fields/fields.ts'
import { toCents } from '#platform/numbers/money.ts'
import { type AnyFieldTexts, choiceText } from './field-texts.ts'
import { YesNo } from './yes-no.tsx'

interface FieldValueProps {
  /** The field's in the contract. */
  schema: unknown
  name: string
  value: unknown
  texts: AnyFieldTexts
  /** Whether one can write to an address, call a number and open a page. */
  isLink?: boolean
}

// A day is the same day wherever it is read.
const noonOf = (day: string) => `${day}T12:00:00`

/** A value of a contract's field as people read it. */
export function FieldValue({ schema, name, value, texts, isLink = false }: FieldValueProps) {
  if (typeof value === 'boolean') return <YesNo value={value} />
  if (value === undefined || value === null || value === '') return <span className="text-quiet">—</span>
  const { kind } = fieldOf(schema)
  if (typeof value === 'number') return <Figure kind={kind} value={value} />
  const text = String(value)
  if (kind === 'date') return <Day day={text} />
  if (kind === 'choice') return choiceText(texts, name, text)
  if (kind === 'email' || kind === 'phone' || kind === 'url')
    return isLink ? <AddressLink kind={kind} text={text} /> : <bdi dir="ltr">{text}</bdi>
  if (kind === 'longText')
    return (
      <span className="pre-line break-anywhere" dir="auto">
        {text}
      </span>
    )
  return <bdi>{text}</bdi>
}

function Figure({ kind, value }: { kind: FieldKind; value: number }) {
  const format = useFormats()
  return <span className="tabular">{kind === 'money' ? format.money(toCents(value)) : format.number(value)}</span>
}

function Day({ day }: { day: string }) {
  const { date } = useFormats()
  return <time dateTime={day}>{date(noonOf(day))}</time>
}

const schemes = { email: 'mailto:', phone: 'tel:' } as const

function AddressLink({ kind, text }: { kind: 'email' | 'phone' | 'url'; text: string }) {
  if (kind !== 'url')
    return (
      <a href={`${schemes[kind]}${kind === 'phone' ? text.replaceAll(/\s/g, '') : text}`} dir="ltr">
        {text}
      </a>
    )
  // Records from before a rule may hold what is no address of the web, and must not run.
  if (!/^https?:\/\//i.test(text)) return <bdi dir="ltr">{text}</bdi>
  return (
    <a href={text} target="_blank" rel="noopener noreferrer" dir="ltr">
      {text}
    </a>
  )
}
