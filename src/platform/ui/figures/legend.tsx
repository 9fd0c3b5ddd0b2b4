import styles from './legend.module.css'
import { getColor, type SmallSeries } from './small-charts/small-series.ts'

/** Legend of lines or columns; hidden from screen readers, which use the table of the chart. */
export const Legend = ({ series }: { series: readonly Pick<SmallSeries, 'key' | 'label' | 'tone' | 'isPast'>[] }) => (
  <ul className={styles.legend} aria-hidden>
    {series.map(({ key, label, tone = 'brand', isPast = false }) => (
      <li key={key} className="row gap-2">
        <span
          className={styles.swatch}
          data-past={isPast}
          style={{ '--tone': getColor({ key, label, values: [], tone, isPast }) }}
        />
        {label}
      </li>
    ))}
  </ul>
)
