interface GroupLabelProps {
  label: string
  /** The control, where there is one; a group of several is named by `id`. */
  htmlFor?: string
  id?: string
  isRequired?: boolean
}

/** The name of a field that has no line of its own to write it into. */
export const GroupLabel = ({ label, htmlFor, id, isRequired = false }: GroupLabelProps) => {
  const words = (
    <>
      {label}
      {isRequired && <span aria-hidden> *</span>}
    </>
  )
  return htmlFor ? (
    <label htmlFor={htmlFor} className="block margin-block-end-1 text-normal text-13 medium">
      {words}
    </label>
  ) : (
    <span id={id} className="block margin-block-end-1 text-normal text-13 medium">
      {words}
    </span>
  )
}
