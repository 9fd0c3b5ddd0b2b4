/** The links of notices within an element, for keyboard navigation. */
export const findNoticeLinks = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('a[data-notice]') ?? []),
]
