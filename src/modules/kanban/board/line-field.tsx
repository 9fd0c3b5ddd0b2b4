import { useRef, useState } from 'react'

interface LineFieldProps {
  label: string
  value: string
  longest: number
  className?: string | undefined
  /** `base` is the text that the field opened with. */
  onSave: (text: string, base: string) => void
  onClose: () => void
}

/** Edits a text in place: Enter and blur save, Escape cancels. */
export function LineField({ label, value, longest, className, onSave, onClose }: LineFieldProps) {
  const [base] = useState(value)
  const [text, setText] = useState(value)
  const isOver = useRef(false)
  const end = (isSaved: boolean) => {
    if (isOver.current) return
    isOver.current = true
    const line = text.replace(/\s+/g, ' ').trim()
    if (isSaved && line !== '' && line !== base) onSave(line, base)
    onClose()
  }
  return (
    <textarea
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field opens for typing
      autoFocus
      className={className}
      aria-label={label}
      rows={1}
      dir="auto"
      maxLength={longest}
      value={text}
      data-still
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') end(false)
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        end(true)
      }}
    />
  )
}
