import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip'
import { useEffect, useState } from 'react'
import styles from './plot.module.css'

/** The values of all series at pointer or keyboard focus, until Escape. */
export const ChartTooltip = () => (
  <ChartsTooltipContainer trigger="axis">
    <Values />
  </ChartsTooltipContainer>
)

function Values() {
  const [axis] = useAxesTooltip() ?? []
  const isDismissed = useDismissal(axis?.axisFormattedValue)
  if (!axis || isDismissed) return null
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

/** Whether Escape was pressed at this point of the axis; the next point shows its values. */
function useDismissal(point: string | undefined) {
  const [dismissed, setDismissed] = useState<string>()
  if (dismissed !== undefined && dismissed !== point) setDismissed(undefined)
  useEffect(() => {
    if (point === undefined) return
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(point)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [point])
  return dismissed !== undefined && dismissed === point
}
