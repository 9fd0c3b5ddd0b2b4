import { type FieldKind, getField } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import type { LoadFile } from './attached-files.tsx'
import type { AnyFieldTexts } from './field-texts.ts'
import { FieldValue } from './field-value.tsx'
import styles from './field-list.module.css'

interface FieldListProps {
  fields: Shape
  record: Readonly<Record<string, unknown>>
  texts: AnyFieldTexts
  /** Downloads a file of the record. */
  loadFile?: LoadFile
}

const isWide = (kind: FieldKind) => kind === 'longText' || kind === 'files'

/** All fields of a record, each with its label and value. */
export const FieldList = ({ fields, record, texts, loadFile }: FieldListProps) => (
  <dl className={styles.list}>
    {Object.entries(fields).map(([name, schema]) => (
      <div key={name} className={styles.line} data-wide={isWide(getField(schema).kind) || undefined}>
        <dt className="text-quiet text-13">{texts.field(name)}</dt>
        <dd className="medium break-anywhere">
          <FieldValue schema={schema} name={name} value={record[name]} texts={texts} loadFile={loadFile} isLink />
        </dd>
      </div>
    ))}
  </dl>
)
