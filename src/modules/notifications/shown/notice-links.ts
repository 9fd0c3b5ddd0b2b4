/** The links of the notices below an element, which the arrow keys, `j` and `k` step through. */
export const noticeLinks = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('a[data-notice]') ?? []),
]
