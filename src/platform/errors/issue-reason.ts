import type * as z from 'zod'

/**
 * The reason why a value was refused, a code for which forms have a sentence in each language; `limit` is the exceeded
 * bound.
 */
export interface Reason {
  reason: string
  limit?: number
}

const formats = ['email', 'url', 'date', 'time', 'datetime']

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

function toFormatReason({ format, input }: z.core.$ZodIssueInvalidStringFormat): Reason {
  if (input === '') return { reason: 'required' }
  return { reason: formats.includes(format) ? format : 'format' }
}

function tooSmall({ origin, minimum, input }: z.core.$ZodIssueTooSmall): Reason {
  const limit = Number(minimum)
  if (origin === 'string') return input === '' || limit === 1 ? { reason: 'required' } : { reason: 'tooShort', limit }
  if (origin === 'array' || origin === 'set') return { reason: limit === 1 ? 'chooseOne' : 'tooFew', limit }
  return { reason: 'atLeast', limit }
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Reason {
  const limit = Number(maximum)
  if (origin === 'string') return { reason: 'tooLong', limit }
  if (origin === 'array' || origin === 'set') return { reason: 'tooMany', limit }
  return { reason: 'atMost', limit }
}

function wrongType({ expected, input }: z.core.$ZodIssueInvalidType): Reason {
  if (isEmpty(input)) return { reason: 'required' }
  if (expected === 'int') return { reason: 'whole' }
  return { reason: expected === 'number' ? 'number' : 'invalid' }
}

/** Of a union, the intended shape: not the literal for an empty value. */
function ofUnion({ errors, input }: z.core.$ZodIssueInvalidUnion): Reason {
  if (isEmpty(input)) return { reason: 'required' }
  const reasons = errors.flatMap(([first]) => (first ? [toReason(first)] : []))
  return reasons.find(({ reason }) => reason !== 'choose' && reason !== 'invalid') ?? { reason: 'invalid' }
}

/**
 * The reason of a schema's issue. Custom checks name theirs: `refine(…, { params: { reason: 'order' } })`. Parse with
 * `reportInput`; otherwise missing and invalid values look the same.
 */
export function toReason(issue: z.core.$ZodIssue): Reason {
  switch (issue.code) {
    case 'custom':
      return toCustomReason(issue)
    case 'invalid_type':
      return wrongType(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return toFormatReason(issue)
    case 'not_multiple_of':
      return { reason: 'step', limit: Number(issue.divisor) }
    case 'invalid_value':
      return { reason: issue.values.length === 1 && issue.values[0] === true ? 'accept' : 'choose' }
    case 'invalid_union':
      return ofUnion(issue)
    default:
      return { reason: 'invalid' }
  }
}

function toCustomReason({ params }: z.core.$ZodIssueCustom): Reason {
  const reason: unknown = params?.['reason']
  const limit: unknown = params?.['limit']
  return { reason: typeof reason === 'string' ? reason : 'invalid', ...(typeof limit === 'number' && { limit }) }
}
