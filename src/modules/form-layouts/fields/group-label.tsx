interface GroupLabelProps {
  label: string
  /** Id of the control; a group is labelled by `id` instead. */
  htmlFor?: string
  id?: string
  isRequired?: boolean
}

/** The label of a field without a label of its own. */
export const GroupLabel = ({ label, htmlFor, id, isRequired = false }: GroupLabelProps) => {
  const labelText = (
    <>
      {label}
      {isRequired && <span aria-hidden> *</span>}
    </>
  )
  return htmlFor ? (
    <label htmlFor={htmlFor} className="block margin-block-end-1 text-normal text-13 medium">
      {labelText}
    </label>
  ) : (
    <span id={id} className="block margin-block-end-1 text-normal text-13 medium">
      {labelText}
    </span>
  )
}
