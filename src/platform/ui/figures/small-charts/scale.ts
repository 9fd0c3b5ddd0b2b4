/** Grid lines from 0 to at least the largest value: round numbers, at least `leastStep` apart. */
export function ticksTo(most: number, leastStep = 0, wanted = 4) {
  const rough = Math.max(most / wanted, leastStep, Number.MIN_VALUE)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5].find((one) => one * power >= rough * 0.999) ?? 10)
  const fitting = leastStep > 0 ? Math.max(leastStep, Math.ceil(step / leastStep) * leastStep) : step
  const count = Math.max(1, Math.ceil(most / fitting - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => index * fitting)
}
