import { Button, DialogActions, DialogContent, LinearProgress } from '@mui/material'

interface ProgressStepProps {
  /** Label of the current step. */
  label: string
  done: number
  total: number
  /** The progress, in words. */
  progress: string
  stopLabel: string
  onStop: () => void
}

export const ProgressStep = ({ label, done, total, progress, stopLabel, onStop }: ProgressStepProps) => (
  <>
    <DialogContent>
      <p className="margin-block-end-4 text-quiet break-anywhere">{label}</p>
      <LinearProgress variant="determinate" value={total === 0 ? 0 : (done / total) * 100} aria-label={label} />
      <p className="margin-block-start-3 text-quiet tabular" role="status">
        {progress}
      </p>
    </DialogContent>
    <DialogActions>
      <Button color="secondary" onClick={onStop}>
        {stopLabel}
      </Button>
    </DialogActions>
  </>
)
