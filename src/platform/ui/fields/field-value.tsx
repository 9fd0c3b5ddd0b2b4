import { asWritten } from '#platform/i18n/as-written.ts'
import { EmailLink } from '#platform/ui/people/email-link.tsx'
import { lazy, Suspense } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { type Tone, getTone } from '#platform/fields/choices.ts'
import { toLabel } from '#platform/fields/field-cells.ts'
import { type Field, getField } from '#platform/fields/fields.ts'
import { toCents } from '#platform/numbers/money.ts'
import { ToneMark } from '#platform/ui/tone-mark.tsx'
import { AttachedFiles, type LoadFile } from './attached-files.tsx'
import { type AnyFieldTexts, choiceText, unitText } from './field-texts.ts'
import { YesNo } from './yes-no.tsx'

interface FieldValueProps {
  /** The field's name in the contract. */
  schema: unknown
  name: string
  value: unknown
  texts: AnyFieldTexts
  /** Whether email addresses, phone numbers and URLs are links. */
  isLink?: boolean
  /** Downloads a file of the record; without it, files are counted only. */
  loadFile?: LoadFile | undefined
}

// Noon, so that formatting in any time zone gives the same day.
const atNoon = (day: string) => `${day}T12:00:00`

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** The display of a contract's field. */
export function FieldValue({ schema, name, value, texts, isLink = false, loadFile }: FieldValueProps) {
  if (typeof value === 'boolean') return <YesNo value={value} />
  if (value === undefined || value === null || value === '' || isEmptyList(value))
    return <span className="text-quiet">—</span>
  const field = getField(schema)
  const { kind } = field
  if (typeof value === 'number')
    return <Figure field={{ ...field, unit: unitText(texts, name, field.unit) }} value={value} />
  if (kind === 'files') return <AttachedFiles label={texts.field(name)} value={value} load={loadFile} />
  if (Array.isArray(value)) return <Choices labels={value.map((choice) => choiceText(texts, name, String(choice)))} />
  if (typeof value === 'object') return <Reference value={value} isLink={isLink} />
  const text = String(value)
  if (kind === 'date') return <Day day={text} />
  if (kind === 'choice') return <Choice tone={getTone(schema, text)} text={choiceText(texts, name, text)} />
  if (kind === 'email' || kind === 'phone' || kind === 'url')
    return isLink ? <AddressLink kind={kind} text={text} /> : <bdi dir="ltr">{text}</bdi>
  if (kind === 'longText')
    return (
      <span className="pre-line break-anywhere" {...asWritten(text)}>
        {text}
      </span>
    )
  return <bdi {...asWritten(text)}>{text}</bdi>
}

const Choice = ({ tone, text }: { tone: Tone | undefined; text: string }) =>
  tone ? <ToneMark tone={tone}>{text}</ToneMark> : text

function Figure({ field: { kind, digits, unit }, value }: { field: Field; value: number }) {
  const format = useFormats()
  if (kind === 'money') return <span className="tabular">{format.money(toCents(value))}</span>
  return (
    <span className="tabular">
      {format.number(value, digits ? { minimumFractionDigits: digits, maximumFractionDigits: digits } : undefined)}
      {unit && <bdi className="text-quiet"> {unit}</bdi>}
    </span>
  )
}

const Choices = ({ labels }: { labels: readonly string[] }) => labels.join(', ')

// Loaded only by screens that show links to records, since it checks whether the record exists.
const ReferenceLink = lazy(async () => ({ default: (await import('./reference-link.tsx')).ReferenceLink }))
const PersonLink = lazy(async () => ({ default: (await import('./reference-link.tsx')).PersonLink }))

/** The copied name of a record or person; linked on a record's own screen. */
function Reference({ value, isLink }: { value: object; isLink: boolean }) {
  const name = toLabel(value)
  const plain = <bdi {...asWritten(name)}>{name}</bdi>
  if (!isLink) return plain
  const path = 'path' in value && typeof value.path === 'string' ? value.path : undefined
  const id = 'id' in value && typeof value.id === 'string' ? value.id : undefined
  if (path === undefined && id === undefined) return plain
  return (
    <Suspense fallback={plain}>
      {path === undefined ? <PersonLink id={id ?? ''} name={name} /> : <ReferenceLink name={name} path={path} />}
    </Suspense>
  )
}

function Day({ day }: { day: string }) {
  const { date } = useFormats()
  return <time dateTime={day}>{date(atNoon(day))}</time>
}

function AddressLink({ kind, text }: { kind: 'email' | 'phone' | 'url'; text: string }) {
  if (kind === 'email') return <EmailLink email={text} dir="ltr" />
  if (kind === 'phone')
    return (
      <a href={`tel:${text.replaceAll(/\s/g, '')}`} dir="ltr">
        {text}
      </a>
    )
  // Older records may contain other schemes than http, which must not become links.
  if (!/^https?:\/\//i.test(text)) return <bdi dir="ltr">{text}</bdi>
  return (
    <a href={text} target="_blank" rel="noopener noreferrer" dir="ltr">
      {text}
    </a>
  )
}
