import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import type { Figures } from '../contract-figures.ts'
import { getChange } from './get-change.ts'
import styles from './stat-tiles.module.css'

const kinds = ['revenue', 'orders', 'average', 'items'] as const
const icons = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconEqual }

/** The four main figures, each compared with the period before. */
export function StatTiles({ figures }: { figures: Figures | undefined }) {
  const t = useTexts('shop')
  const format = useFormats()
  const show = (kind: (typeof kinds)[number], value: number) =>
    kind === 'revenue' || kind === 'average' ? format.money(toCents(value)) : format.number(value)

  return (
    <dl className={styles.tiles}>
      {kinds.map((kind) => {
        const change = figures && getChange(figures.totals[kind], figures.before[kind])
        const Icon = icons[change?.direction ?? 'same']
        return (
          <div key={kind} className={styles.tile}>
            <dt className="text-quiet text-13 medium">{t(`figures.${kind}`)}</dt>
            <dd className={styles.value} data-figure={kind}>
              {figures ? show(kind, figures.totals[kind]) : <Skeleton width="60%" />}
            </dd>
            <dd className={styles.before}>
              {figures && change ? (
                <>
                  <span className={styles.change} data-direction={change.direction}>
                    <Icon size={14} aria-hidden />
                    {change.share === undefined
                      ? t('figures.new')
                      : format.number(change.share, {
                          style: 'percent',
                          signDisplay: 'exceptZero',
                          maximumFractionDigits: Math.abs(change.share) < 0.1 ? 1 : 0,
                        })}
                  </span>
                  {t('figures.before', { value: show(kind, figures.before[kind]) })}
                </>
              ) : (
                <Skeleton width="80%" />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
