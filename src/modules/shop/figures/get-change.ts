/** The difference from a previous figure. The share is undefined if that was 0. */
export function getChange(now: number, before: number) {
  const direction = now > before ? 'up' : now < before ? 'down' : 'same'
  if (before === 0) return { direction, share: now === 0 ? 0 : undefined } as const
  return { direction, share: (now - before) / before } as const
}
