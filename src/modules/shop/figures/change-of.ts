/** How a figure differs from the one before. The share is undefined where there was nothing before. */
export function changeOf(now: number, before: number) {
  const direction = now > before ? 'up' : now < before ? 'down' : 'same'
  if (before === 0) return { direction, share: now === 0 ? 0 : undefined } as const
  return { direction, share: (now - before) / before } as const
}
