import { useRef } from 'react'

interface FilePickerOptions {
  label: string
  /** As in `<input accept>`: `image/*`. */
  accept?: string | undefined
  isSingle?: boolean
  onFiles: (files: File[]) => void
}

/** Opens the file picker; `input` has to be rendered beside the button that calls `open`. */
export function useFilePicker({ label, accept, isSingle = false, onFiles }: FilePickerOptions) {
  const element = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={element}
      hidden
      type="file"
      multiple={!isSingle}
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // Allows choosing the same file again.
        target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
  return { input, open: () => element.current?.click() }
}
