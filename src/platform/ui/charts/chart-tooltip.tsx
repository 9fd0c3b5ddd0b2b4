import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip'
import styles from './plot.module.css'

/** The values of all series at pointer or keyboard focus. */
export const ChartTooltip = () => (
  <ChartsTooltipContainer trigger="axis">
    <Values />
  </ChartsTooltipContainer>
)

function Values() {
  const [axis] = useAxesTooltip() ?? []
  if (!axis) return null
  return (
    <div className={styles.tooltip}>
      <p className="margin-block-end-1 text-quiet">{axis.axisFormattedValue}</p>
      <dl className="grid gap-1">
        {axis.seriesItems.map(({ seriesId, color, formattedLabel, formattedValue }) => (
          <div key={seriesId} className={styles.value}>
            <dt>
              <span className={styles.swatch} style={{ background: color }} />
              {formattedLabel}
            </dt>
            <dd>{formattedValue}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
