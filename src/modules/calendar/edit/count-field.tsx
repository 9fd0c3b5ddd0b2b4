import { TextField } from '@mui/material'
import { useState } from 'react'

interface CountFieldProps {
  label: string
  value: number
  max: number
  onChange: (value: number) => void
}

/** A number from 1 to `max`. The field can be emptied for another number; when left, it shows the last valid one. */
export function CountField({ label, value, max, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    setTyped(text)
    const count = Number(text)
    if (Number.isInteger(count) && count >= 1) onChange(Math.min(count, max))
  }
  return (
    <TextField
      type="number"
      label={label}
      value={typed ?? value}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(undefined)}
      slotProps={{ htmlInput: { min: 1, max } }}
    />
  )
}
