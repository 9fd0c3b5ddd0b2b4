import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWatch } from 'react-hook-form'
import { useCountryName } from '#platform/i18n/use-country-name.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { SupplierDraft } from '../contract-supplier.ts'
import { useGenericFacts } from '../supplier/generic-fields.tsx'
import { ToggleInput } from '../supplier/supplier-form.ts'
import styles from './review.module.css'
import type { Step } from './wizard-view.ts'

interface ReviewProps {
  draftId: number
  files: readonly StoredFile[]
}

type Fact = readonly [label: string, value: ReactNode]
type Part = readonly [step: Exclude<Step, 'review'>, facts: readonly Fact[]]

/** Summary of the input, with a link to each step. */
export function Review({ draftId, files }: ReviewProps) {
  const t = useTexts('forms')
  return (
    <div className="grid gap-5">
      {useParts(files).map((part) => (
        <ReviewPart key={part[0]} draftId={draftId} part={part} />
      ))}
      <ToggleInput name="agreed" label={t('fields.agreed')} required />
    </div>
  )
}

function ReviewPart({ draftId, part: [step, facts] }: { draftId: number; part: Part }) {
  const t = useTexts('forms')
  return (
    <section className={styles.part}>
      <header className="row justify-between margin-block-end-2">
        <h3 className="text-14 semibold">{t(`wizard.step.${step}`)}</h3>
        <Link
          className="inline-row min-hit-size text-brand medium"
          to={`?draft=${draftId}&step=${step}`}
          aria-label={t('wizard.edit', { step: t(`wizard.step.${step}`) })}
        >
          {t('wizard.editShort')}
        </Link>
      </header>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ? <bdi>{value}</bdi> : <span className="text-quiet">{t('wizard.none')}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The input so far, by step. */
function useParts(files: ReviewProps['files']): readonly Part[] {
  const t = useTexts('forms')
  const format = useFormats()
  const countryName = useCountryName()
  const supplier = useWatch<SupplierDraft>()
  const { kind, country, startsOn, endsOn, paymentDays, orderLimit, people = [] } = supplier
  const listGenericFacts = useGenericFacts(supplier)
  return [
    [
      'company',
      [
        [t('fields.name'), supplier.name],
        [t('fields.kind'), kind && t(`kinds.${kind}`)],
        ...listGenericFacts('company'),
        [t('fields.about'), supplier.about],
      ],
    ],
    [
      'address',
      [
        [t('fields.street'), supplier.street],
        [t('fields.city'), [supplier.postalCode, supplier.city, supplier.region].filter(Boolean).join(' ')],
        [t('fields.country'), country && countryName(country)],
        [t('fields.vatNumber'), supplier.vatNumber],
        ...listGenericFacts('address'),
      ],
    ],
    [
      'agreement',
      [
        [t('fields.startsOn'), startsOn && format.date(startsOn)],
        [t('fields.endsOn'), endsOn ? format.date(endsOn) : t('wizard.open')],
        [t('fields.paymentDays'), paymentDays === undefined ? '' : format.number(paymentDays)],
        [t('fields.orderLimit'), orderLimit === undefined ? '' : format.money(toCents(orderLimit))],
        [t('fields.iban'), supplier.iban],
        ...listGenericFacts('agreement'),
        [t('fields.attachments'), format.list(files.map(({ name }) => `\u2068${name}\u2069`))],
      ],
    ],
    [
      'people',
      people.map((person, at) => [
        at === 0 ? t('people.main') : t('people.one', { position: at + 1 }),
        [person?.name, person?.email, person?.phone].filter(Boolean).join(' · '),
      ]),
    ],
  ]
}
