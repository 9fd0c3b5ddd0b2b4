import { fieldOf } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import type { AnyFieldTexts } from './field-texts.ts'
import { FieldValue } from './field-value.tsx'
import styles from './field-list.module.css'

interface FieldListProps {
  fields: Shape
  record: Readonly<Record<string, unknown>>
  texts: AnyFieldTexts
}

/** All fields of a record, each with its label and value. */
export const FieldList = ({ fields, record, texts }: FieldListProps) => (
  <dl className={styles.list}>
    {Object.entries(fields).map(([name, schema]) => (
      <div key={name} className={styles.line} data-wide={fieldOf(schema).kind === 'longText' || undefined}>
        <dt className="text-quiet text-13">{texts.field(name)}</dt>
        <dd className="medium break-anywhere">
          <FieldValue schema={schema} name={name} value={record[name]} texts={texts} isLink />
        </dd>
      </div>
    ))}
  </dl>
)
